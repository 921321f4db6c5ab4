"""The best line-up of a hand: the train that a person arranges before play."""
