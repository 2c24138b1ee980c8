/** Below an answer's text: its sources, what can be done with it, and the ways on from it. */
import { type MouseEvent, useState } from "react";
import { brand } from "../../../shared/brand.ts";
import { citedUrl, type SectionNames } from "../../../shared/domain/citation.ts";
import { localDay, longDate } from "../../../shared/domain/date.ts";
import { copy } from "../../copy.ts";
import { fetchSectionNames } from "../../section-names.ts";
import { SiteLink } from "../../ui/markdown/markdown.tsx";
import { sitePath } from "../../ui/markdown/site-path.ts";
import styles from "./answer-parts.module.css";
import { bodyOf } from "./body.ts";
import { type Details, type Option, type Source, sourceName, withMarks } from "./details.ts";
import { ASK_A_PERSON, asBuyerSays, CALCULATOR, steps } from "./words.ts";

/** On one line; a press shows the sentences that were relied on. `numbered`: the text has their numbers. */
export function Sources({ sources, numbered }: { sources: readonly Source[]; numbered: boolean }) {
  if (sources.length === 0) return null;
  const List = numbered ? "ol" : "ul";
  return (
    <details className={styles.sources} data-sources>
      <summary>
        <span>
          {sources.length === 1 ? "Source" : `${sources.length} sources`}:{" "}
          {[...new Set(sources.map(({ title }) => title))].join(", ")}
        </span>
      </summary>
      <List>
        {sources.map((source) => (
          <li key={`${source.url} ${source.quote}`} tabIndex={-1}>
            <SourceName source={source} />
            {source.quote && <blockquote dir="auto">{source.quote}</blockquote>}
          </li>
        ))}
      </List>
    </details>
  );
}

/** A press on a number in the text opens that source below it. */
export function openSource({ target, currentTarget }: MouseEvent<HTMLElement>) {
  const number = (target as Element).closest<HTMLElement>("[data-source]")?.dataset.source;
  const list = number && currentTarget.querySelector<HTMLDetailsElement>("[data-sources]");
  if (!list) return;
  list.open = true;
  const source = list.querySelectorAll<HTMLElement>("li")[Number(number) - 1];
  source?.focus({ preventScroll: true });
  source?.scrollIntoView({ block: "nearest" });
}

function SourceName({ source }: { source: Source }) {
  const name = sourceName(source);
  const path = sitePath(source.url);
  return path ? <SiteLink to={path}>{name}</SiteLink> : <span>{name}</span>;
}

interface WaysOnProps {
  details: Details;
  /** The answer: a question that it says already is no way on. */
  said: string;
  onAsk: (question: string) => void;
}

/** Suggestions in sight; readings to choose from are all in sight. */
const SUGGESTED = 2;

/** One next step, and questions: readings of the one that was asked, or what people ask next. */
export function WaysOn({ details, said, onAsk }: WaysOnProps) {
  const [all, setAll] = useState(details.kind === "options");
  const options = distinct(details.options).filter(({ ask }) => !said.includes(`**${ask}**`));
  const step = nextStep(details);
  return (
    <fieldset className={styles.ways}>
      {details.kind === "options" && details.sources.length > 0 ? (
        <legend>You may also mean</legend>
      ) : (
        <legend className="visually-hidden">
          {details.kind === "options" ? "Choose a question" : "You could go on with"}
        </legend>
      )}
      <ul>
        {step && (
          <li className={styles.step}>
            <SiteLink to={step.to}>{step.label}</SiteLink>
          </li>
        )}
        {(all ? options : options.slice(0, SUGGESTED)).map(({ label, ask }) => (
          <li key={ask}>
            <button type="button" dir="auto" onClick={() => onAsk(ask)}>
              {asBuyerSays(label)}
            </button>
          </li>
        ))}
      </ul>
      {!all && options.length > SUGGESTED && (
        <button type="button" className={styles.small} onClick={() => setAll(true)}>
          More questions
        </button>
      )}
    </fieldset>
  );
}

const distinct = (options: readonly Option[]) => [...new Map(options.map((option) => [option.ask, option])).values()];

/** The page that goes on where the answer ends, unless it is the one that is open; a person where there is none. */
function nextStep({ kind, sources }: Details): { label: string; to: string } | undefined {
  if (kind === "talk" || kind === "options" || kind === "refused") return undefined;
  if (kind !== "answer") return ASK_A_PERSON;
  const pages = sources.map(({ url }) => pageOf(sitePath(url) ?? ""));
  const page = pages.find((one) => one === CALCULATOR) ?? pages[0] ?? "";
  const label = steps.find(({ under }) => page.startsWith(under))?.label;
  return label && page !== location.pathname ? { label, to: page } : ASK_A_PERSON;
}

/** The calculator stands on the home page, too. */
const pageOf = (path: string) => (path.startsWith("/#roi") ? CALCULATOR : (path.split("#")[0] ?? ""));

export function CopyAnswer(kept: { question: string; content: string; details: Details }) {
  const [outcome, setOutcome] = useState("");
  const copyAnswer = async () => {
    const text = fetchSectionNames().then((names) => citationText(kept, location.origin, localDay(new Date()), names));
    setOutcome((await copy(text)) ? "Copied." : "Your browser does not let this page copy.");
  };
  return (
    <>
      <button type="button" className={styles.small} onClick={copyAnswer}>
        Copy with sources
      </button>
      <span role="status">{outcome}</span>
    </>
  );
}

interface Kept {
  question: string;
  content: string;
  details: Details;
}

/** Without `names` the links are plain, and no version is claimed. */
export function citationText({ question, content, details }: Kept, origin: string, day: string, names?: SectionNames) {
  const sections = new Map(Object.entries(names?.sections ?? {}));
  const sources = details.sources.map((source, index) => {
    const { url, quote } = source;
    const address = url.startsWith("/") ? `${origin}${citedUrl(url, day, sections)}` : url;
    return [`${index + 1}. ${sourceName(source)}`, quote && `   “${quote}”`, `   ${address}`]
      .filter(Boolean)
      .join("\n");
  });
  return [
    `Question: ${question}`,
    `Answer of ${brand.name}’s AI consultant, kept on ${longDate(day)}:`,
    plain(withMarks(bodyOf(content, details), details, (source) => ` [${source}]`)),
    sources.length > 1 ? "Sources:" : "Source:",
    ...sources,
    names && `Knowledge of the site: version ${names.version}, pages as of ${longDate(names.date)}.`,
    "An AI gave this answer. Where it and a page differ, the page counts.",
  ]
    .filter(Boolean)
    .join("\n\n");
}

const plain = (markdown: string) =>
  markdown
    .replace(/\[([^\][]*)\]\([^()\s]*\)/g, "$1")
    .replaceAll("**", "")
    .trim();
