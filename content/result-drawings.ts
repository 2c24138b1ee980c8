/** What is said below the drawn results of the home page; apart from its words, since a script draws them. */
export const resultDrawings = {
  months: "Each tile is one month.",
  fell: "A hundred tiles are the level before; the pale ones are what fell away.",
  rose: "A hundred pale tiles are the level before; the full ones came on top.",
};
