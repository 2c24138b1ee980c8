/** Shows beside a cited section whether it has changed since. */
import { readCitation, sectionOf } from "../../shared/domain/citation.ts";
import { longDate } from "../../shared/domain/date.ts";
import { barePath } from "../../shared/domain/page-file.ts";
import { fetchSectionNames } from "../section-names.ts";
import styles from "./cited.module.css";

const words = {
  same: (date: string) => `This section was cited on ${date}. Its words have not changed since.`,
  changed: (date: string) =>
    `This section was cited on ${date}. Its words have changed since: compare them with the sentence that was kept.`,
  gone: (date: string) => `What was cited on ${date} no longer stands at this address.`,
  unknown: (date: string) =>
    `This section was cited on ${date}. Whether it has changed since could not be found out: reload the page to try again.`,
};

export async function tellCited() {
  const citation = readCitation(location.search);
  if (!citation) return;
  const address = `${barePath(location.pathname)}${sectionOf(location.hash)}`;
  const outcome = await compare(address, citation.name);
  const heading = document.getElementById(sectionOf(location.hash).slice(1));
  const beside = heading ?? document.querySelector("main h1");
  const note = document.createElement("p");
  note.className = styles.note as string;
  note.dataset.cited = outcome;
  note.setAttribute("role", "status");
  beside?.after(note);
  note.textContent = words[outcome](longDate(citation.date));
}

async function compare(address: string, name: string): Promise<keyof typeof words> {
  const names = await fetchSectionNames();
  if (!names) return "unknown";
  const now = new Map(Object.entries(names.sections)).get(address);
  if (!now) return "gone";
  return now === name ? "same" : "changed";
}
