"""Pictures for the pages: thumbnails and worked examples."""
