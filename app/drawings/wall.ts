/** The outline of the tiles from one number to another, column by column. */
export function wall(from: number, to: number, rows: number, side: number): string {
  let path = "";
  for (let at = from; at < to; ) {
    const whole = at % rows === 0 ? Math.floor((to - at) / rows) : 0;
    const count = whole ? whole * rows : Math.min(rows - (at % rows), to - at);
    const [width, height] = whole ? [whole, rows] : [1, count];
    path += `M${Math.floor(at / rows) * side} ${(at % rows) * side}h${width * side}v${height * side}h${-width * side}z`;
    at += count;
  }
  return path;
}
