/** "Which case studies do you have in tourism?": lists pages of one kind, by a topic where one is named. */
import { termsOf } from "../retrieval/analyse.ts";
import type { SearchIndex, Terms } from "../retrieval/index.ts";
import { type Answer, linkTo, type Source } from "./answer.ts";
import { frames } from "./frames.ts";
import { sectorsIn } from "./subjects.ts";

interface Kind {
  prefix: string;
  name: RegExp;
  frame: string;
}

const KINDS: Kind[] = [
  {
    prefix: "/results/",
    name: /\b(?:case stud(?:y|ies)|cases|success stories|track record|references)\b/i,
    frame: frames.caseList,
  },
  {
    prefix: "/insights/",
    name: /\b(?:articles?|guides?|playbooks?|insights|publications?|blog(?: posts?)?|whitepapers?|published|written)\b/i,
    frame: frames.articleList,
  },
  {
    prefix: "/solutions/",
    name: /\b(?:solutions|services|offerings?|products|what (?:do|can) (?:you|cgt) (?:do|offer|sell|provide)|areas of work)\b/i,
    frame: frames.solutionList,
  },
];
const LISTS =
  /\b(?:list|show|overview|browse|all|see)\b|\b(?:which|what|any)\b[^?]*\b(?:do you|have you|are there|does cgt|you have|you offer|offer|published|written|available)\b|\bdo you have (?:any )?|\bwhat (?:are|kind of|sort of|types of) (?:your|the)?\b|^\W*(?:your |the )?(?:case studies|solutions|services|articles|insights)\W*$/i;
/** Words of such a request that are no topic. */
const ABOUT_LISTS =
  /^(?:case|stud\w*|article|guide|playbook|insight|publi\w*|solution|servic\w*|offer\w*|product|list|show|overview|browse|see|written|write|blog|post|area|kind|type|sort|work|result|have|give|all|any|avail\w*|cgt|client|customer|success|stor\w*|track|record|#casestudy|provid\w*|cover\w*|field)$/;

/** Undefined where the question is no request for a list, or no page fits its topic. */
export function listPages(question: string, index: SearchIndex): Answer | undefined {
  const kind = LISTS.test(question) ? KINDS.find(({ name }) => name.test(question)) : undefined;
  if (!kind) return undefined;
  const sectors = sectorsIn(question);
  const topics = index
    .interpret(question)
    .groups.filter(
      ({ word, light, alternatives }) =>
        !light && !ABOUT_LISTS.test(alternatives[0]?.term ?? word) && !sectorsIn(word).length,
    );
  if (topics.length > (sectors.length ? 1 : 0)) return undefined;
  const terms = sectors.map((sector) => termsOf(sector)[0]);
  const sources: Source[] = index
    .pages()
    .filter(({ path, terms: own }) => path.startsWith(kind.prefix) && fits(own, terms))
    .map(({ path, title }) => ({ title, url: path }));
  if (!sources.length) return undefined;
  return {
    kind: "answer",
    sources,
    passages: [],
    text: `${kind.frame}\n\n${sources.map((source) => `- ${linkTo(source)}`).join("\n")}`,
  };
}

function fits(own: Terms, terms: (string | undefined)[]): boolean {
  return terms.length === 0 || terms.some((term) => term !== undefined && own.has(term));
}
