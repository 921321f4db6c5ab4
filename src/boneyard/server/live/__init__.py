"""A live table: its state, actions, events, seats, clock, chat, shuffles and results."""
