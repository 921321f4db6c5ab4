"""What a seat can infer about tiles it has not seen."""
