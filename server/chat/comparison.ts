/** Two cases or solutions side by side. */
import { termsOf } from "../retrieval/analyse.ts";
import { pathOf, type Query, type SearchIndex } from "../retrieval/index.ts";
import { type Answer, compose } from "./answer.ts";
import { type Excerpt, excerptsOf } from "./answering.ts";
import { readAsked } from "./asked.ts";
import { frames } from "./frames.ts";
import { sectorsIn } from "./subjects.ts";

const COMPARES =
  /\b(?:compar(?:e|ed|ing|ison|isons|es)|versus|vs\.?|differences? between|differ(?:s|ent)?|side by side|contrast|stack up|(?:better|worse|higher|lower|bigger|larger|more|less|faster|cheaper|stronger|best)\b[^?]*\b(?:than|or)\b|which (?:of|one|case|did|had|was|is|client|project)\b[^?]*\b(?:or|and)\b|both\b[^?]*\band\b|how (?:do|does|did)\b[^?]*\b(?:and|against|next to)\b[^?]*\bcompare)/i;
const TWO_OF_A_KIND = /\b(?:two|both|2)\b/i;

/** Undefined where the question is no comparison, or names fewer than two things that have a page. */
export function compare(
  question: string,
  context: string,
  focus: string | undefined,
  index: SearchIndex,
): Answer | undefined {
  if (!COMPARES.test(question)) return undefined;
  const paths = comparedPages(question, context, focus, index);
  if (paths.length < 2) return undefined;
  const excerpts = paths.flatMap((path) => bestOf(path, question, index));
  return excerpts.length < 2 ? undefined : compose(excerpts, frames.comparison);
}

function comparedPages(question: string, context: string, focus: string | undefined, index: SearchIndex): string[] {
  const named = titledPages(question, index);
  if (named.length >= 2) return named.slice(0, 3);
  const kind = kindOfPage(question);
  const sectors = [...new Set([...sectorsIn(question), ...(sectorsIn(question).length < 2 ? sectorsIn(context) : [])])];
  const [only] = sectors;
  if (sectors.length === 1 && only && TWO_OF_A_KIND.test(question)) return pagesOfSector(only, kind, index).slice(0, 2);
  const paths = sectors.flatMap((sector) => mainPage(sector, kind, question, index) ?? []);
  if (paths.length === 1 && focus && focus !== paths[0]) paths.unshift(focus);
  return [...new Set(paths)].slice(0, 3);
}

/** Pages whose whole title stands in the question, or all of whose telling words do. */
function titledPages(question: string, index: SearchIndex): string[] {
  const asked = question.toLowerCase();
  return index
    .pages()
    .filter(({ title, path }) => path !== "/" && title.split(" ").length > 1 && asked.includes(title.toLowerCase()))
    .map(({ path }) => path);
}

const kindOfPage = (question: string) =>
  /\b(?:solutions?|services?|offers?|products?)\b/i.test(question)
    ? "/solutions/"
    : /\b(?:articles?|guides?)\b/i.test(question)
      ? "/insights/"
      : "/results/";

function pagesOfSector(sector: string, kind: string, index: SearchIndex): string[] {
  const term = termsOf(sector)[0] ?? sector;
  return index
    .pages()
    .filter(
      ({ path, title }) => path.startsWith(kind) && termsOf(`${path.replace(/[/-]/g, " ")} ${title}`).includes(term),
    )
    .map(({ path }) => path);
}

/** Of several pages of a sector, the one that speaks most to the question. */
function mainPage(sector: string, kind: string, question: string, index: SearchIndex): string | undefined {
  const paths = new Set(pagesOfSector(sector, kind, index));
  const others = question.replace(/\b(?:compare|comparison|versus|vs)\b/gi, "");
  const hit = index
    .search(`${sector} ${others}`, { limit: 40 })
    .find(({ entry }) => paths.has(pathOf(entry.page_url) ?? ""));
  return pathOf(hit?.entry.page_url ?? null) ?? [...paths][0];
}

/** The sentences of a page that speak to what is compared; its results where nothing particular is. */
function bestOf(path: string, question: string, index: SearchIndex): Excerpt[] {
  const title = index.pages().find((page) => page.path === path)?.title ?? "";
  const query = withoutSubjects(index.interpret(question), title);
  const aspect = query.groups.some((group) => !group.light && group.match !== "unknown");
  const search = aspect ? query : index.interpret(`${title} results outcome figures`);
  const asked = aspect ? readAsked(question) : readAsked("what are the figures");
  const own = new Set(index.entriesOf(path));
  const hits = index.search(withSubject(search, title, index), { limit: 200 }).filter(({ entry }) => own.has(entry));
  const wanted = { query: search, asked: asked.units.length ? asked : readAsked("what are the figures") };
  return excerptsOf(hits, wanted).slice(0, 1);
}

function withSubject(query: Query, title: string, index: SearchIndex): Query {
  return { ...query, groups: [...query.groups, ...index.interpret(title).groups] };
}

/** The query without the words that name what is compared. */
function withoutSubjects(query: Query, title: string): Query {
  const subject = new Set(termsOf(title));
  const comparing = /^(?:compar\w*|versus|vs|differ\w*|side|contrast|both|better|worse|two)$/;
  const groups = query.groups.filter(
    ({ word, alternatives }) =>
      !comparing.test(word) && !sectorsIn(word).length && !(alternatives[0] && subject.has(alternatives[0].term)),
  );
  return { text: query.text, groups };
}
