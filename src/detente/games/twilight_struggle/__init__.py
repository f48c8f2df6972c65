"""Twilight Struggle, Deluxe: all 110 cards, tournament rules, the variants and the Late War scenario."""

from detente.engine.title import Title

TITLE = Title(
    id="twilight_struggle",
    year=2005,
    package=__name__,
    view=".view:view",
    board_model=".view_model:Board",
    sheet=".sheet",
    importers=(".imports:APP_LOG", ".recorded:RECORDED"),
    brain="detente.bots.twilight_struggle.brain:BRAIN",
    training="detente.bots.twilight_struggle.training:FACTS",
    levels="detente.bots:levels.csv",
    weights="detente.bots:weights/twilight_struggle.npz",
    observation="detente.games.twilight_struggle:observation.csv",
)
