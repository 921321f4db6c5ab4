"""What every game is made of: tiles and hands, moves and their text, the contract of a game, the match."""
