"""Europe Divided: rules, data and texts."""

from detente.engine.title import Title

TITLE = Title(
    id="europe_divided",
    year=2020,
    package=__name__,
    view=".view:view",
    board_model=".view_model:Board",
    sheet=".sheet",
    brain="detente.bots.europe_divided.brain:BRAIN",
    training="detente.bots.europe_divided.training:FACTS",
    levels="detente.bots:levels.csv",
    weights="detente.bots:weights/europe_divided.npz",
    observation="detente.games.europe_divided:observation.csv",
)
