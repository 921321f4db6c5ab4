"""The live table: a server that keeps tables, seats people and bots at them, and tells every viewer what happens.

- The way of a move: sockets, messages, talking, acting, store (with schema, migrations, writing), table, situation,
  viewer.
- What a viewer is told: situation puts together wording (words) and pieces (scenes); dealing promises the shuffles.
- The house around it: house, lobby, driving (bots, who think in thinking and thinker, over pipes), errands, bus,
  settings.
- What is settled at the table besides moves: asking and seating (who may), asides (what then happens), hosting; clocks
  and timing; fairness and scoring tell of shuffles and points.
- Around the game: ways and settling, said and saying (talk), figuring, results and matches (how they ended).
- Help: hinting, ruling (the rule behind a refusal), lining (the best train of a hand), learning (the first walk).
- Games for one: solitaires (their pages), numbered (their deals), foretelling (what is asked of the solver, who
  searches in solving and solver). Households: households, picking, ownform and ownrules (their pages).
- Looking back: replays (with sources, shared), the back room where records are read (backroom, reading, reader,
  retelling) and reviewed (reviews, lookingback); fairpage tells how deals are checked.
- Who is who: players (cookies, links), codes and inviting, callers, visitors and seated (their pages), naming.
- The doors: app, guarding, refusing, routes; pages, setup, wishing, making for the site; rendering, packing, moments.
- For the real table and the phone: pads with padbook (the score pad), app_shell (manifest, worker, the page offline).
"""
