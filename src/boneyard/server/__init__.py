"""The live table: a server that keeps tables, seats people and bots at them, and tells every viewer what happens.

- The way of a move: sockets, messages, talking, acting, store (with schema, migrations, writing), table, situation,
  viewer.
- What a viewer is told: situation puts together wording (words) and pieces (scenes); dealing promises the shuffles.
- The house around it: house, lobby, driving (bots, who think in thinking and thinker), bus, settings.
- Around the game: ways and settling, said and saying (talk), figuring, results and matches (how they ended).
- Who is who: players (cookies, links), visitors and seated (their pages), naming.
- The doors: app, guarding, refusing, routes; pages, setup, wishing, making for the site; rendering, moments.
"""
