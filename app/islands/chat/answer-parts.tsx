/** Below an answer's text: sources and options. */
import { type MouseEvent, useState } from "react";
import { copy } from "../../copy.ts";
import { SiteLink } from "../../ui/markdown/markdown.tsx";
import { sitePath } from "../../ui/markdown/site-path.ts";
import styles from "./answer-parts.module.css";
import { citationText, dayOf, fetchSectionNames } from "./citation.ts";
import type { Details, Option, Source } from "./details.ts";

/** `numbered`: the text has their numbers. */
export function Sources({ sources, numbered }: { sources: readonly Source[]; numbered: boolean }) {
  if (sources.length === 0) return null;
  const List = numbered ? "ol" : "ul";
  return (
    <details className={styles.sources}>
      <summary>Sources</summary>
      <List>
        {sources.map((source) => (
          <li key={`${source.url} ${source.quote}`} tabIndex={-1}>
            <SourceName {...source} />
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
  const list = number && currentTarget.querySelector("details");
  if (!list) return;
  list.open = true;
  const source = list.querySelectorAll<HTMLElement>("li")[Number(number) - 1];
  source?.focus({ preventScroll: true });
  source?.scrollIntoView({ block: "nearest" });
}

function SourceName({ title, section, url }: Source) {
  const name = section && section !== title ? `${title}: ${section}` : title;
  const path = sitePath(url);
  return path ? <SiteLink to={path}>{name}</SiteLink> : <span>{name}</span>;
}

interface OptionsProps {
  details: Details;
  /** The message is the last one, and no answer is awaited. */
  active: boolean;
  onAsk: (question: string) => void;
}

/** Readings of a question to choose from, or what people ask next. */
export function Options({ details: { kind, options }, active, onAsk }: OptionsProps) {
  if (options.length === 0) return null;
  return (
    <fieldset className={styles.options} disabled={!active}>
      <legend className="visually-hidden">{kind === "options" ? "Choose a question" : "You could ask next"}</legend>
      <ul>
        {distinct(options).map(({ label, ask }) => (
          <li key={ask}>
            <button type="button" dir="auto" onClick={() => onAsk(ask)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

const distinct = (options: readonly Option[]) => [...new Map(options.map((option) => [option.ask, option])).values()];

/** Copies an answer with its sources. */
export function KeepAnswer(kept: { question: string; content: string; details: Details }) {
  const [outcome, setOutcome] = useState("");
  const keep = async () => {
    const text = fetchSectionNames().then((names) => citationText(kept, location.origin, dayOf(new Date()), names));
    setOutcome((await copy(text)) ? "Copied." : "Your browser does not let this page copy.");
  };
  return (
    <div className={styles.keep}>
      <button type="button" onClick={keep}>
        Copy with sources
      </button>
      <span role="status">{outcome}</span>
    </div>
  );
}
