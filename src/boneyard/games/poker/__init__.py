"""Poker with dominoes: twenty tiles, hands of five, chips."""
