"""The names under which gymnasium.make() finds our environments; Gymnasium itself asks for them when it starts."""

from boneyard import catalog


def register() -> None:
    """Register an environment for each game, like boneyard/castle-rock-v0."""
    from gymnasium.envs.registration import register as add
    from gymnasium.envs.registration import registry

    for game in catalog.games():
        name = f"boneyard/{game}-v0"
        if name not in registry:
            add(
                id=name,
                entry_point="boneyard.adapters.gymnasium:BoneyardEnv",
                kwargs={"game": game},
                order_enforce=True,
            )
