"""Sets of countries named by cards, as one table of masks. Complete once this module has been imported."""

from . import cards  # noqa: F401  (its events name their sets)
from .board import country_set, set_table

EVERYWHERE_SET = country_set("everywhere")
EUROPE_SET = country_set("europe")
ASIA_SET = country_set("asia")
WESTERN_EUROPE_SET = country_set("western_europe")
EASTERN_EUROPE_SET = country_set("eastern_europe")
SOUTH_AMERICA_SET = country_set("south_america")
REDS_SET = country_set("yugoslavia", "romania", "bulgaria", "hungary", "czechoslovakia")
NEXT_TO_UK_SET = country_set("canada", "norway", "benelux", "france")
CHE_SET = country_set("central_america", "south_america", "africa", outside="battlegrounds")
UNREST_SET = country_set("south_africa", "angola", "botswana")
SETS = set_table()
