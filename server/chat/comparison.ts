/** Two cases or solutions side by side. */
import { termsOf } from "../retrieval/analyse.ts";
import { coverage, Query, type SearchIndex, type Terms } from "../retrieval/index.ts";
import { type Answer, compose } from "./answer.ts";
import { type Excerpt, excerptsOf } from "./answering.ts";
import { readAsked } from "./asked.ts";
import { figuresOf, openingOf, pagesOfSector } from "./case-pages.ts";
import type { ResolvedQuestion } from "./conversation.ts";
import { frames } from "./frames.ts";
import { sectorsIn } from "./subjects.ts";

const COMPARES =
  /\b(?:compar(?:e|ed|ing|ison|isons|es)|versus|vs\.?|differences? between|differ(?:s|ent)?|side by side|contrast|stack up|(?:better|worse|higher|lower|bigger|larger|more|less|faster|cheaper|stronger|best)\b[^?]*\b(?:than|or)\b|which (?:of|one|case|did|had|was|is|client|project)\b[^?]*\b(?:or|and)\b|which (?:one|of (?:the (?:two|three)|them|these|those))\b[^?]*\b(?:better|best|higher|bigger|more|cheaper|faster|stronger|suits?|fits?|recommend\w*|prefer)|^\W*(?:and |so |but )?which (?:had|has|have|got|was|is|did|made|cut|won|saw)\b[^?]*\b(?:lower|lowest|higher|highest|better|best|more|most|less|least|bigger|biggest|smaller|faster|fastest|cheaper|worse)\b|between (?:them|the two)|both\b[^?]*\band\b|\bwho (?:had|has|got|saw|did|made|cut|won)\b[^?]*\b(?:bigger|better|more|higher|lower|larger|greater|less|smaller|faster)\b|how (?:do|does|did)\b[^?]*\b(?:and|against|next to)\b[^?]*\bcompare|\bone\b[^?]*\bthe other\b|\b(?:sets?|tells?) (?:them|the two|these|those|[^?]{3,60}) apart|\b(?:as|next to|set against|measured against|relative to|in contrast to|up against|as opposed to)\b[^?]*\b(?:as the|case|client|campaign|programme|project)|\b(?:against|next to|alongside|relative to)\b|\bor\b[^?]*\b(?:better|best|worse|more|most|higher|highest|lower|lowest|bigger|biggest|faster|less|cheaper|ahead|stronger)\b|\b(?:or|and)\b[^?]*\b(?:what did each|which (?:was|is|did|had)|what(?:'s| is| was) the difference|how do they|head to head))/i;
/** Pages of a sector that are looked at. */
const CANDIDATES = 8;
const TWO_OF_A_KIND = /\b(?:two|both|2|or)\b/i;
/** Of what the answer before named. */
const OF_THOSE =
  /^\W*(?:and |so |but )?(?:which|who) (?:had|has|have|got|was|is|did|made|cut|won|saw)\b|\b(?:of (?:the (?:two|three)|them|these|those)|which one|between (?:them|the two)|(?:the|those|these) two)\b/i;

/** Where one side of a comparison ends and the other begins. */
const JOINT =
  /\b(?:versus|vs\.?|compared? (?:to|with)|against|as opposed to|in contrast to|next to|relative to|alongside|than|or|and|with)\b|[,:;?]/gi;

/** A page, and the words of the question that speak of it. */
interface Side {
  path: string;
  text: string;
}

/** Undefined where the question is no comparison, or names fewer than two things that have a page. */
export function compare(asked: ResolvedQuestion, index: SearchIndex): Answer | undefined {
  if (!COMPARES.test(asked.text)) return undefined;
  const sides = comparedPages(asked, index);
  if (sides.length < 2) return undefined;
  const subjects = new Set(sides.flatMap(({ path }) => termsOf(index.page(path)?.title ?? "")));
  const apart = sides.every(({ text }) => hasAspect(aspectOf(text, subjects, index)));
  const excerpts = sides.flatMap(({ path, text }) => bestOf(path, apart ? text : asked.text, subjects, index));
  return excerpts.length < 2 ? undefined : compose(excerpts, { lead: frames.comparison });
}

function comparedPages(
  { text: question, context, focus, named: before }: ResolvedQuestion,
  index: SearchIndex,
): Side[] {
  const whole = (paths: readonly string[]) => paths.slice(0, 3).map((path) => ({ path, text: question }));
  if (OF_THOSE.test(question) && before.length >= 2) return whole(before);
  const named = titledPages(question, index);
  if (named.length >= 2) return whole(named);
  const apart = sidesOf(question, index);
  if (apart.length === 2) return apart;
  const kind = kindOfPage(question);
  const sectors = [...new Set([...sectorsIn(question), ...(sectorsIn(question).length < 2 ? sectorsIn(context) : [])])];
  const [only] = sectors;
  if (sectors.length === 1 && only && TWO_OF_A_KIND.test(question))
    return whole(pagesOfSector(only, kind, index).slice(0, 2));
  const paths = sectors.flatMap((sector) => mainPage(sector, kind, question, index) ?? []);
  if (paths.length === 1 && focus && focus !== paths[0]) paths.unshift(focus);
  return whole([...new Set(paths)]);
}

/** The two pages of a question of which each part names a sector: "uplift of the tourism campaign against drop for government". */
function sidesOf(question: string, index: SearchIndex): Side[] {
  const kind = kindOfPage(question);
  const sides = partsOf(question, kind, index).flatMap((text) => {
    const [sector, another] = sectorsIn(text);
    const path = sector ? !another && mainPage(sector, kind, text, index, true) : nearlyTitled(text, kind, index);
    return path ? [{ path, text }] : [];
  });
  return new Set(sides.map(({ path }) => path)).size === sides.length ? sides : [];
}

/** Share of a title's words by which a page is named. */
const NEARLY = 0.5;

/** The page whose title a part of a question holds, or half of it: "the attribution solution". */
function nearlyTitled(text: string, kind: string, index: SearchIndex): string | undefined {
  const words = new Set(termsOf(text));
  const [best] = index
    .pages()
    .filter(({ path }) => path.startsWith(kind))
    .map(({ path, title }) => ({ path, share: shareOf(termsOf(title), words) }))
    .sort((a, b) => b.share - a.share);
  return best && best.share >= NEARLY ? best.path : undefined;
}

const shareOf = (terms: readonly string[], words: Terms) =>
  terms.length ? terms.filter((term) => words.has(term)).length / terms.length : 0;

/** Parts of a question between its joints; one that names no sector goes with the part before it. */
function partsOf(question: string, kind: string, index: SearchIndex): string[] {
  const names = (part: string) => sectorsIn(part).length > 0 || nearlyTitled(part, kind, index) !== undefined;
  const parts: string[] = [];
  for (const part of question.split(JOINT)) {
    const last = parts.at(-1);
    if (last === undefined || (names(part) && names(last))) parts.push(part);
    else parts[parts.length - 1] = `${last} ${part}`;
  }
  return parts;
}

function titledPages(question: string, index: SearchIndex): string[] {
  return index.pagesTitledIn(question).flatMap(({ path }) => (path === "/" ? [] : path));
}

const kindOfPage = (question: string) =>
  /\b(?:solutions?|(?<!financial |public |legal |online )services?|offers?|products?)\b/i.test(question)
    ? "/solutions/"
    : /\b(?:articles?|guides?)\b/i.test(question)
      ? "/insights/"
      : "/results/";

/** Of several pages of a sector, the one that speaks most to the question. */
function mainPage(
  sector: string,
  kind: string,
  question: string,
  index: SearchIndex,
  byTitle = false,
): string | undefined {
  const others = question.replace(/\b(?:compare|comparison|versus|vs)\b/gi, "");
  const query = index.interpret(`${sector} ${others}`);
  const best = pagesOfSector(sector, kind, index)
    .slice(0, CANDIDATES)
    .map((path) => {
      const title = byTitle ? titleFit(path, query, index) : 0;
      return { path, score: (index.searchPage(path, query)[0]?.score ?? 0) + title };
    })
    .sort((a, b) => b.score - a.score);
  return best[0]?.path;
}

/** What a page gains that is named by nothing that the question leaves out: "the tourism campaign" is not the one with AI. */
const WHOLE_ADDRESS = 0.3;

/** How far the question names a page: by its title, and without a part of its address that the question does not hold. */
function titleFit(path: string, query: Query, index: SearchIndex): number {
  const words = path.split("/").at(-1)?.split("-") ?? [];
  const named = words.filter((word) => termsOf(word).some((term) => query.has(term))).length;
  const title = coverage(query, "weight", new Set(termsOf(index.page(path)?.title ?? "")));
  return title + (WHOLE_ADDRESS * named) / Math.max(words.length, 1);
}

/** The sentences of a page that speak to what is compared; its figures where nothing particular is. */
function bestOf(path: string, question: string, subjects: Terms, index: SearchIndex): Excerpt[] {
  const title = index.page(path)?.title ?? "";
  const query = aspectOf(question, subjects, index);
  const aspect = hasAspect(query);
  if (!aspect && path.startsWith("/solutions/")) return openingOf(path, index);
  const figures = aspect ? undefined : figuresOf(path, index);
  if (figures) return figures;
  const search = aspect ? query : index.interpret(`${title} results outcome figures`);
  const asked = readAsked(aspect ? question : "");
  const hits = index.searchPage(path, withSubject(search, title, index));
  return excerptsOf(hits, {
    query: search,
    asked: asked.units.length ? asked : readAsked("what are the figures"),
  }).slice(0, 1);
}

const aspectOf = (question: string, subjects: Terms, index: SearchIndex) =>
  withoutSubjects(index.interpret(question), subjects);

/** Whether something particular is compared, and not the two as a whole. */
const hasAspect = ({ groups }: Query) => groups.some(({ light, match }) => !light && match !== "unknown");

function withSubject(query: Query, title: string, index: SearchIndex): Query {
  return new Query(query.text, [...query.groups, ...index.interpret(title).groups]);
}

/** The query without the words that name what is compared. */
function withoutSubjects(query: Query, subjects: Terms): Query {
  const comparing = /^(?:compar\w*|versus|vs|differ\w*|side|contrast|both|better|worse|two)$/;
  const groups = query.groups.filter(
    ({ word, alternatives }) =>
      !comparing.test(word) && !sectorsIn(word).length && !(alternatives[0] && subjects.has(alternatives[0].term)),
  );
  return new Query(query.text, groups);
}
