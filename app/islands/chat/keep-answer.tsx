import { useState } from "react";
import { copy } from "../../copy.ts";
import styles from "./answer-parts.module.css";
import { citationText, dayOf, fetchSectionNames } from "./citation.ts";
import type { Details } from "./details.ts";

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
