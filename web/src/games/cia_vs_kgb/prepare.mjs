// What this table is drawn from: the printed facts of the cards, the silhouettes, and the miniature of the home page.
import { drawSilhouettes } from "./silhouettes.mjs";

export function prepare({ table, write }) {
  const groups = table("groups").map(({ id, faction, influence }) => ({ id, faction, influence: Number(influence) }));
  const agents = table("agents")
    .filter(({ side }) => side === "cia")
    .map(({ agent, initiative }) => ({ id: agent, initiative: Number(initiative) }));
  const objectives = table("objectives").map((row) => ({
    id: row.id,
    kind: row.kind,
    population: Number(row.population),
    stability: Number(row.stability),
    points: Number(row.vp),
    bias: [row.bias_1, row.bias_2, row.bias_3, row.bias_4],
    phase: row.ability_phase === "influence_struggle" ? "struggle" : row.ability_phase || null,
  }));
  write("facts.json", { groups, agents, objectives });
  const silhouettes = drawSilhouettes();
  write("silhouettes.json", silhouettes);
  write("mini.json", { country: silhouettes.vietnam.country, land: silhouettes.vietnam.land });
}
