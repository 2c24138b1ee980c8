/** Who acts: what a page leaves to people may not be given to software. */
import type { Clause } from "./claims/clauses.ts";
import type { Prepared } from "./units.ts";
import { conceptsOf } from "./words/concepts.ts";
import { stem } from "./words/stem.ts";

const stems = (words: string) => new Set(words.split(" ").map(stem));
const MACHINES = stems(
  "ai software machine model system assistant platform tool algorithm chatbot bot layer technology computer",
);
/** Acts by which something becomes valid, public or final. */
const ACTS = stems(
  "approve decide accept sign pass publish send refuse reject move withdraw release issue authorise grant spend pay book manage handle predict write compose connect integrate exceed confirm open block",
);

interface Act {
  act: string;
  denied: boolean;
}

/** Acts of which a machine is the subject: it stands before the verb, with no person between them. */
function machineActs({ terms, negators }: Clause): Act[] {
  const acts: Act[] = [];
  let machine = -1;
  for (const [at, { key }] of terms.entries()) {
    if (MACHINES.has(key)) machine = at;
    else if (machine >= 0 && at - machine <= 3 && ACTS.has(key)) acts.push({ act: key, denied: negators % 2 === 1 });
  }
  return acts;
}

/** A machine does here what no ground lets a machine do. */
export function decidesAlone(clause: Clause, { units }: Prepared): boolean {
  const said = machineActs(clause).filter(({ denied }) => !denied);
  if (said.length === 0) return false;
  const known = units.flatMap(({ clauses }) => clauses.flatMap(machineActs)).filter(({ denied }) => !denied);
  return !said.every(({ act }) => {
    const concepts = new Set(conceptsOf(act));
    return known.some((other) => conceptsOf(other.act).some((concept) => concepts.has(concept)));
  });
}
