/** Grounds, read once for all sentences of an answer. */
import { type Index, indexOf } from "./alignment.ts";
import { type Counts, countsOf } from "./counts.ts";
import type { Grounds } from "./grounds.ts";
import { type Titles, titlesOf } from "./links.ts";
import { type Prepared, prepare } from "./units.ts";

/** The grounds as they are compared with. */
export interface Read {
  prepared: Prepared;
  index: Index;
  counts: Counts;
  titles: Titles;
}

export function read(grounds: Grounds): Read {
  const prepared = prepare(grounds);
  return {
    prepared,
    index: indexOf(prepared),
    counts: countsOf(prepared.units.flatMap(({ counted }) => counted)),
    titles: titlesOf(grounds),
  };
}
