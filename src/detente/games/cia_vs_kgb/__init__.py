"""Cold War: CIA vs KGB."""

from detente.engine.title import Title

TITLE = Title(
    id="cia_vs_kgb",
    year=2007,
    package=__name__,
    view=".view:view",
    board_model=".view_model:Board",
    sheet=".sheet",
    brain="detente.bots.cia_vs_kgb.brain:BRAIN",
    training="detente.bots.cia_vs_kgb.training:FACTS",
    levels="detente.bots:levels.csv",
    weights="detente.bots:weights/cia_vs_kgb.npz",
    observation="detente.games.cia_vs_kgb:observation.csv",
)
