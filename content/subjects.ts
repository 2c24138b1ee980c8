/**
 * What can be asked about: each case, solution and article, and the house itself.
 * A name that several subjects share ("finance case") stands with each of them.
 */
import type { Subject } from "../shared/contracts/library.ts";
import { articleNames } from "./subjects/articles.ts";
import { caseNames } from "./subjects/cases.ts";
import { houseNames } from "./subjects/house.ts";
import type { NamedSubject } from "./subjects/named-subject.ts";
import { solutionNames } from "./subjects/solutions.ts";

/** Each with its names of the work and of the client apart, for sentences that need to tell them apart. */
export const namedSubjects: NamedSubject[] = [...caseNames, ...solutionNames, ...articleNames, ...houseNames];

const kinds: [Subject["kind"], NamedSubject[]][] = [
  ["case", caseNames],
  ["solution", solutionNames],
  ["article", articleNames],
  ["house", houseNames],
];

export const subjects: Subject[] = kinds.flatMap(([kind, named]) =>
  named.map(({ id, title, names, clients = [], sectors, pages }) => ({
    id,
    kind,
    title,
    names: [...names, ...clients],
    sectors,
    pages,
  })),
);
