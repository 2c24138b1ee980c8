/** Side of a tile, and tiles in a column. */
export const TILE = 20;
export const ROWS = 5;

/** The outline of the tiles from one number to another, column by column. */
export function wall(from: number, to: number): string {
  let path = "";
  for (let at = from; at < to; ) {
    const whole = at % ROWS === 0 ? Math.floor((to - at) / ROWS) : 0;
    const count = whole ? whole * ROWS : Math.min(ROWS - (at % ROWS), to - at);
    const [width, height] = whole ? [whole, ROWS] : [1, count];
    path += `M${Math.floor(at / ROWS) * TILE} ${(at % ROWS) * TILE}h${width * TILE}v${height * TILE}h${-width * TILE}z`;
    at += count;
  }
  return path;
}

/** One tile, repeated wherever `url(#id)` fills. */
export const TilePattern = ({ id, className }: { id: string; className: string | undefined }) => (
  <pattern id={id} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
    <rect className={className} x="1" y="1" width={TILE - 2} height={TILE - 2} />
  </pattern>
);
