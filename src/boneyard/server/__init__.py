"""The live table: a server that keeps tables, seats people and bots at them, and shows everyone what happens.

The way of a move: protocol/socket reads it, protocol/requests gives it a type, protocol/dispatch finds what it
asks for, live/actions checks it by the rules, storage/tables commits it, live/table applies it,
protocol/snapshot encodes the new position once for all and once for each seat, and protocol/connection sends
it. Bots and clocks (live/bot_driver, live/clock) take the same way from live/actions on.

- http: what every request passes through. It knows nothing of tables.
- storage: all SQL. workers: processes that think, search and read. cluster: what servers tell each other.
- live: the tables. assist: help that a player may ask for. protocol: what travels, and how.
- pages: one file for each page; pages/api is the interface for programs.
- house puts the parts together, app gives them addresses, settings says what can be set.

Imports go down that list only, which tests/test_house.py checks.
"""
