/** Makes the library that the consultant reads, from the answers in `content/answers/` and the sections of the built pages; names every mistake. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { figureAnswers } from "../../content/answers/figure-answers.ts";
import {
  heardWordings,
  WORDINGS,
  type WrittenSource,
  writtenActs,
  writtenSubject,
} from "../../content/answers/schema.ts";
import { withCounts } from "../../content/counts.ts";
import { facts, figure, type LedgerFact, ledger } from "../../content/ledger.ts";
import { ownerAnswers } from "../../content/owner.ts";
import { parseYaml as parse } from "../../content/parse-yaml.ts";
import { namedSubjects, subjects } from "../../content/subjects.ts";
import { unpublished } from "../../content/unpublished.ts";
import { sameText, sectionHash } from "../../server/search/text.ts";
import type { BuildSettings } from "../../shared/build-settings.ts";
import type { Act, Citation, Fact, Library, LibraryAnswer, Rows } from "../../shared/contracts/library.ts";
import { printed, typed } from "../../shared/domain/typography.ts";
import { numbersWithoutGround, type Section } from "./sections.ts";

/** Sections by their address, which the parts of a list may share. */
type Sections = ReadonlyMap<string, Section[]>;

const FIGURE = /\[\[([^\]]+)\]\]/g;
/** Known figures in a text, by their ids. */
const figuresIn = (text: string) => [...text.matchAll(FIGURE)].map(([, id]) => id as string);

function writtenAnswers(
  folder: string,
  sections: readonly Section[],
  settings: BuildSettings,
  problems: string[],
): LibraryAnswer[] {
  const bySection = Map.groupBy(sections, ({ page_url }) => page_url);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .sort()
    .flatMap((name) => {
      const read = writtenSubject.safeParse(parse(readFileSync(join(folder, name), "utf8")));
      if (!read.success) {
        problems.push(`${name}: ${z.prettifyError(read.error).replace(/\s+/g, " ")}`);
        return [];
      }
      const subject = name.replace(/\.yaml$/, "");
      // First, so that a question which others are asked by too is the owner's to answer.
      return [...ownerAnswers(subject, settings), ...read.data.answers].map((written): LibraryAnswer => {
        const answer = { ...written, answer: withCounts(written.answer) };
        const at = `${name}: ${answer.id}`;
        const cited = answer.sources.flatMap(({ section }) => bySection.get(section) ?? []);
        checkText(answer.answer, cited, at, problems);
        return {
          id: answer.id,
          subject,
          aspect: answer.aspect,
          role: answer.role ?? read.data.role ?? "our-practice",
          kind: answer.kind ?? "answer",
          questions: answer.questions,
          text: printed(
            answer.answer
              .trim()
              .replace(FIGURE, (reference, id: string) => (isFigure(id) ? figure(id).text : reference)),
          ),
          sources: answer.sources.flatMap((cited) => citation(cited, bySection, at, problems)),
          facts: figuresIn(answer.answer).filter(isFigure),
          next: answer.next,
        };
      });
    });
}

const isFigure = (id: string) => Object.hasOwn(ledger, id);

/** A number in an answer is a figure of the ledger, of the time or the level before of one that it gives, or stands in a section that it cites. */
function checkText(text: string, cited: readonly Section[], at: string, problems: string[]) {
  for (const id of figuresIn(text)) if (!isFigure(id)) problems.push(`${at}: no figure "${id}" in the ledger`);
  const plain = text.replace(FIGURE, "").replace(/\]\([^)]*\)/g, "]");
  const given = figuresIn(text).filter(isFigure).map(figure);
  const grounds = [...cited.map(({ content }) => content), ...given.map(({ period, before }) => `${period} ${before}`)];
  for (const number of numbersWithoutGround(plain, grounds))
    problems.push(`${at}: neither the ledger nor a section that it cites gives the number ${number}`);
}

function citation(
  { section, quote: written }: WrittenSource,
  sections: Sections,
  at: string,
  problems: string[],
): Citation[] {
  const quote = withCounts(written);
  const there = sections.get(section) ?? [];
  const found = there.find(({ content }) => asPrinted(quote, content));
  const words = found && asPrinted(quote, found.content);
  if (!words) {
    problems.push(`${at}: ${there.length ? "not word for word in" : "no section"} ${section}: "${quote}"`);
    return [];
  }
  return [
    {
      title: found.page_title,
      section: found.section_title,
      url: section,
      quote: words,
      hash: sectionHash(found.content),
    },
  ];
}

/** The quoted words with the marks that the page prints, for the link that leads to them; undefined where it has no such words. */
function asPrinted(quote: string, content: string): string | undefined {
  const [page, words] = [flat(content), flat(quote)];
  const at = typed(page).indexOf(typed(words));
  return at < 0 ? undefined : page.slice(at, at + words.length);
}

const flat = (text: string) => text.replace(/\s+/g, " ").trim();

/** The whole library: what was written and what is made from the ledger. Mistakes are added to `problems`. */
export function libraryOf(
  folder: string,
  { sections, rows, settings }: { sections: readonly Section[]; rows: Rows; settings: BuildSettings },
  problems: string[],
  generate: typeof figureAnswers = figureAnswers,
): Library {
  const bySection = Map.groupBy(sections, ({ page_url }) => page_url);
  const generated = generate(facts, namedSubjects, [...sections]).map(
    (answer): LibraryAnswer => ({
      ...answer,
      text: printed(answer.text),
      kind: "answer",
      sources: answer.sources.flatMap(({ url, quote }) =>
        citation({ section: url, quote }, bySection, answer.id, problems),
      ),
    }),
  );
  const all = [...writtenAnswers(folder, sections, settings, problems), ...generated];
  const ids = new Set<string>();
  for (const { id } of all) {
    if (ids.has(id)) problems.push(`${id}: two answers have this id`);
    ids.add(id);
  }
  const file = join(folder, "..", "heard.yaml");
  const heard = new Map(Object.entries(heardWordings.parse(parse(readFileSync(file, "utf8")))));
  for (const id of heard.keys())
    if (!ids.has(id) && !bySection.has(id)) problems.push(`heard.yaml: no answer or section "${id}"`);
  const answers = withoutRepeatedWordings(all).map((answer) => ({
    ...answer,
    questions: answer.questions.slice(0, WORDINGS).map(printed),
    ...(heard.has(answer.id) ? { heard: heard.get(answer.id) } : {}),
  }));
  for (const { id, next } of answers)
    for (const other of next) if (!ids.has(other)) problems.push(`${id}: no answer "${other}" to come next`);
  const heardSections = sections.flatMap(({ page_url: url, content }) => {
    const wordings = heard.get(url);
    return wordings ? [{ url, hash: sectionHash(content), heard: wordings }] : [];
  });
  const acts = actsIn(join(folder, "..", "acts.yaml"));
  const library = {
    subjects,
    facts: facts.map(factOf),
    rows,
    answers,
    sections: heardSections,
    unpublished: unpublished(),
    acts,
  };
  const version = createHash("sha256").update(JSON.stringify(library)).digest("hex").slice(0, 12);
  return { version, ...library };
}

function actsIn(file: string): Act[] {
  const acts = writtenActs.parse(parse(readFileSync(file, "utf8")));
  return acts.map((act) => ({ ...act, says: printed(withCounts(act.says)) }));
}

/** A wording that two answers have says nothing about either; the first keeps it. */
function withoutRepeatedWordings(answers: readonly LibraryAnswer[]): LibraryAnswer[] {
  const taken = new Set<string>();
  return answers.map((answer) => ({
    ...answer,
    questions: answer.questions.filter((wording) => !taken.has(sameText(wording)) && taken.add(sameText(wording))),
  }));
}

/** Without what only its sentences are made of. */
function factOf({ subject, role, measure, names, direction, text, before, period, basis, page }: LedgerFact): Fact {
  return { subject, role, measure, names, direction, text, before, period, basis, page };
}
