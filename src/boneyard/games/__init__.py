"""The rules, one folder per family of games; nothing in here knows of pictures, bots, servers or the time."""
