"""The live table: a server that keeps tables, seats people and bots at them, and tells every viewer what happens."""
