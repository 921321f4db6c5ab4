"""Games for one: rules for a row, a clock, a grid; the sheets as data."""
