/** What the site must carry, and the line that says where it does not. */

interface Bound {
  most: number;
  reason: string;
}

export const bounds = {
  failed: { most: 0, reason: "A visitor whose question is not answered does not ask again." },
  firstWords: { most: 1_500, reason: "Milliseconds, 95th percentile: what people still wait for without leaving." },
  pages: { most: 2, reason: "Of the idle value, 99th percentile: who reads must not notice who asks." },
  heap: { most: 1.1, reason: "Of what was in use before: a tenth is for caches that fill, and no more is held." },
  left: {
    most: 1.25,
    reason: "Of the process before: what is free goes back to the system, but for gaps between what is used.",
  },
  resident: { most: 512, reason: "Megabytes: half of what deploy/site.service allows." },
  stalled: { most: 75, reason: "Seconds: the longest patience of server/http/bounds.ts, and a look or two." },
} satisfies Record<string, Bound>;

/** Prints what was measured beside its bound; answers whether it is within. */
export function within(name: keyof typeof bounds, value: number, line: string): boolean {
  const kept = value <= bounds[name].most;
  console.log(`${line} (at most ${bounds[name].most.toLocaleString("en-GB")})${kept ? "" : "  EXCEEDED"}`);
  return kept;
}
