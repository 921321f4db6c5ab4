"""What bots say: a sentence about each bot, and the reason for each move, built from plain facts."""
