/**
 * What can be asked about (`subjects.yaml`): each case, solution and article, and the house itself.
 * A name that several subjects share ("finance case") stands with each of them.
 */
import type { Subject } from "../shared/contracts/library.ts";
import { readYaml } from "./parse-yaml.ts";
import type { NamedSubject } from "./subjects/named-subject.ts";

const named = Object.entries(readYaml("subjects") as Record<Subject["kind"], NamedSubject[]>);

/** Each with its names of the work and of the client apart, for sentences that need to tell them apart. */
export const namedSubjects: NamedSubject[] = named.flatMap(([, subjects]) => subjects);

export const subjects: Subject[] = named.flatMap(([kind, some]) =>
  some.map(({ id, title, names, clients = [], sectors, pages }) => ({
    id,
    kind: kind as Subject["kind"],
    title,
    names: [...names, ...clients],
    sectors,
    pages,
  })),
);
