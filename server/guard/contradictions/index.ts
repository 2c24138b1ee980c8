/** Finds figures of a text that contradict another text or the ledger. */
import type { Fact, Subject } from "../../../shared/contracts/library.ts";
import type { Passage } from "../grounds.ts";
import { type ContradictionKind, difference, measureShare, sameMatter } from "./compare.ts";
import { type FactStatement, factStatement } from "./ledger.ts";
import { namingOf } from "./naming.ts";
import { pageOf, type Statement, statementsIn } from "./statements.ts";

export type { Statement } from "./statements.ts";

/** A statement that says something else than `said` of the same matter. */
export interface Contradiction {
  kind: ContradictionKind;
  claimed: Statement;
  other: Statement;
  /** Of the ledger, where the other statement is its. */
  fact?: Fact;
}

export interface Reader {
  /** The figures that a passage states. */
  read(passage: Passage): Statement[];
  /** The figure of the ledger that it contradicts. */
  againstLedger(claimed: Statement): Contradiction | undefined;
  against(claimed: Statement, others: readonly Statement[]): Contradiction | undefined;
}

/** All cases at once: "the results" may be those of any one. */
const ALL_CASES = "case-results";

export function contradictionReader(facts: readonly Fact[], subjects: readonly Subject[]): Reader {
  const owners = new Set(facts.map(({ subject }) => subject));
  const measured = subjects.filter(({ id, kind }) => id !== ALL_CASES && (kind === "case" || owners.has(id)));
  const naming = namingOf(measured);
  const ledger = facts.flatMap(factStatement);
  const pageSubjects = (url: string | null) => {
    const page = pageOf(url);
    return new Set(measured.filter(({ pages, kind }) => kind !== "house" && pages.includes(page)).map(({ id }) => id));
  };
  return {
    read: (passage) => statementsIn(passage, naming, pageSubjects(passage.url)),
    againstLedger(claimed) {
      const named = ledger
        .map((fact) => ({ fact, share: measureShare(claimed, fact) }))
        .filter(({ share, fact }) => share > 0 && fact.statement.family === claimed.family);
      const most = Math.max(...named.map(({ share }) => share));
      // The best-named measure is meant.
      const meant = named.filter(({ share }) => share === most).map(({ fact }) => fact);
      const found = meant.map((fact) => contradictionOf(claimed, fact.statement, fact));
      return found.includes(undefined) ? undefined : found[0];
    },
    against(claimed, others) {
      for (const other of others) {
        const found = sameMatter(claimed, other) ? contradictionOf(claimed, other) : undefined;
        if (found) return found;
      }
      return undefined;
    },
  };
}

function contradictionOf(claimed: Statement, other: Statement, fact?: FactStatement): Contradiction | undefined {
  const kind = difference(claimed, other);
  return kind && { kind, claimed, other, ...(fact ? { fact: fact.fact } : {}) };
}
