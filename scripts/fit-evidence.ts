/**
 * Fits the weights of `server/search/evidence.json`: when does a passage answer a question?
 *
 *   npx node scripts/fit-evidence.ts FOLDER
 *
 * FOLDER holds a folder for each kind of set, and in it one for each set of documents with questions:
 * `documents.json` ([{ id, title, heading, content, url?, questions?, authority? }]) and `questions.json`
 * ([{ turns, right: [ids] }], where `right` is empty for a question that no document answers). Each kind counts the
 * same, and in it what is covered and what is not. Each question is also asked without the documents that answer it, and each set is asked questions of the
 * others: neither may be answered. Of the kind "site", whose questions are about this house, only the weight of
 * answers written in advance is fitted, after all others.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { partsOf as partsOfMessage, questionsOf } from "../server/consultant/readings.ts";
import { readTalk, stateOf } from "../server/consultant/talk.ts";
import { builtInEmbedder } from "../server/embedding/index.ts";
import type { Document } from "../server/search/document.ts";
import { type Calibration, featuresOf, probabilityOf, type Weights } from "../server/search/evidence.ts";
import { type Candidate, type Encoded, SearchIndex } from "../server/search/index.ts";
import { TextVectors } from "../server/search/vectors.ts";
import { regression as logisticRegression } from "./regression.ts";

const documents = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    heading: z.string().nullable(),
    content: z.string(),
    url: z.string().nullable().default(null),
    questions: z.array(z.string()).default([]),
    authority: z.enum(["written", "page"]).default("page"),
  }),
);
const questions = z.array(z.object({ turns: z.array(z.string()).min(1), right: z.array(z.string()) }));

interface Set_ {
  kind: string;
  documents: Document[];
  questions: z.infer<typeof questions>;
}

/** A passage for a question, and whether it answers. */
interface Example {
  kind: string;
  candidate: Candidate;
  isRight: boolean;
  /** Whether any document answers the question. */
  isCovered: boolean;
}

/** Questions of other sets that each set is asked. */
const FOREIGN = 100;
/** The best passages for each question: of them, too, the likeliest is said. */
const RANKED = 2;
const SITE = "site";
const RIDGE = 0.1;
const TARGET = "server/search/evidence.json";

const folder = process.argv[2];
if (!folder) throw new Error("usage: npx node scripts/fit-evidence.ts FOLDER");
const vectors = new TextVectors(builtInEmbedder, join(folder, "vectors.bin"));
const sets = readdirSync(folder, { withFileTypes: true }).flatMap((kind) =>
  kind.isDirectory()
    ? readdirSync(join(folder, kind.name)).map((name) => readSet(kind.name, join(folder, kind.name, name)))
    : [],
);
const examples: Example[] = [];
const inWords: Example[] = [];
for (const set of sets) await collect(set);
const weights: Calibration = { encoded: fitted(examples), words: fitted(inWords) };
const kinds = Object.fromEntries(
  [...Map.groupBy(sets, ({ kind }) => kind)].map(([kind, all]) => [
    kind,
    all.reduce((sum, one) => sum + one.questions.length, 0),
  ]),
);
writeFileSync(TARGET, `${JSON.stringify({ fittedOn: kinds, weights }, null, 2)}\n`);
for (const [kind, own] of Map.groupBy(examples, (one) => one.kind)) console.log(kind, reportOf(own, weights.encoded));
for (const [kind, own] of Map.groupBy(inWords, (one) => one.kind))
  console.log("words:", kind, reportOf(own, weights.words));
builtInEmbedder.close();

function readSet(kind: string, path: string): Set_ {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(path, name), "utf8"));
  return {
    kind,
    documents: documents.parse(read("documents.json")).map((one) => ({ ...one, role: undefined })),
    questions: questions.parse(read("questions.json")),
  };
}

async function collect(set: Set_): Promise<void> {
  const index = new SearchIndex({ encoded: {}, words: {} });
  for (const document of set.documents) index.set(document);
  await vectors.makeAll([...index.pending()]);
  const ask = async (turns: readonly string[], right: readonly string[]) => {
    const readings = await readingsOf(turns);
    for (const [to, asked] of [
      [examples, readings],
      [inWords, readings.map(({ text }) => ({ text }))],
    ] as const) {
      for (const candidate of index.search(asked, { limit: set.kind === SITE ? 1 : RANKED }))
        to.push({
          kind: set.kind,
          candidate,
          isRight: right.includes(candidate.passage.document.id),
          isCovered: right.length > 0,
        });
    }
  };
  for (const { turns, right } of set.questions) {
    await ask(turns, right);
    if (set.kind === SITE) continue;
    const gone = set.documents.filter(({ id }) => right.includes(id));
    for (const { id } of gone) index.delete(id);
    if (gone.length > 0) await ask(turns, []);
    for (const document of gone) index.set(document);
    await vectors.makeAll([...index.pending()]);
  }
  const others = sets
    .filter((one) => one !== set && set.kind !== SITE)
    .flatMap((one) => one.questions.filter(({ turns }) => turns.length === 1));
  const step = Math.max(1, Math.floor(others.length / FOREIGN));
  for (const [at, { turns }] of others.entries()) if (at % step === 0) await ask(turns, []);
}

/** The texts by which the consultant would search for the last turn. */
async function readingsOf(turns: readonly string[]): Promise<Encoded[]> {
  const talk = readTalk(turns.map((content) => ({ role: "user", content })));
  const { topics } = stateOf(talk, () => undefined);
  const [question] = questionsOf(partsOfMessage(talk.message), topics).questions;
  const readings = (question?.readings ?? [talk.message]).map((text): Encoded => ({ text }));
  await vectors.makeAll(readings);
  return readings;
}

/** Weights of all features but `written` from other houses, then that one from this house's own. */
function fitted(all: readonly Example[]): Weights {
  const names = Object.keys(featuresOf((all[0] as Example).candidate.evidence)).filter((name) => name !== "written");
  const ofOthers = regression(
    names,
    all.filter(({ kind }) => kind !== SITE),
    {},
  );
  const ofSite = all.filter(({ kind, candidate }) => kind === SITE && candidate.evidence.isWritten);
  return { ...ofOthers, ...(ofSite.length ? regression(["written"], ofSite, ofOthers) : { written: 0 }) };
}

/** `fixed`: weights that stay as they are. */
function regression(names: readonly string[], all: readonly Example[], fixed: Weights): Weights {
  const counts = new Map<string, number>();
  // This house's questions are as many of each as visitors ask.
  const groupOf = ({ kind, isCovered }: Example) => (kind === SITE ? kind : `${kind} ${isCovered}`);
  for (const one of all) counts.set(groupOf(one), (counts.get(groupOf(one)) ?? 0) + 1);
  const rows = all.map((one) => {
    const features = featuresOf(one.candidate.evidence);
    return {
      x: names.map((name) => features[name] ?? 0),
      offset: Object.entries(fixed).reduce((sum, [name, weight]) => sum + weight * (features[name] ?? 0), 0),
      isRight: one.isRight,
      weight: all.length / (counts.size * (counts.get(groupOf(one)) ?? 1)),
    };
  });
  return logisticRegression(names, rows, RIDGE);
}

function reportOf(own: readonly Example[], by: Weights): string {
  const scored = own.map(({ candidate, isRight }) => ({ isRight, p: probabilityOf(candidate.evidence, by) }));
  const share = (isRight: boolean, from: number) => {
    const all = scored.filter((one) => one.isRight === isRight);
    return `${Math.round((100 * all.filter(({ p }) => p >= from).length) / Math.max(1, all.length))} %`;
  };
  return `${own.length} examples; right ones answered ${share(true, 0.5)}, offered ${share(true, 0.15)}; wrong ones answered ${share(false, 0.5)}`;
}
