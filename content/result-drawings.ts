/** What is said below the drawn results of the home page; apart from its words, since a script draws them. */
export const resultDrawings = {
  millions: "Each tile is a million dollars. The faint one stands for the plus.",
  fell: "A hundred tiles are the level before; the faint ones are what fell away.",
  rose: "A hundred faint tiles are the level before; the full ones came on top.",
};
