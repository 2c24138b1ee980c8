/** The calculator's state in the tab's session storage, so that a reload loses nothing. */

import { ASSUMPTIONS, INDUSTRIES } from "../../../shared/roi-model/limits.ts";
import { readStored, store } from "../../browser-storage.ts";
import type { PackNotes } from "./board-pack-form.tsx";
import { type AllOverrides, BLANK, type Inputs, NAMES, type Overrides } from "./inputs.ts";

const KEY = "roi-inputs";

export interface Kept {
  inputs: Inputs;
  overrides: AllOverrides;
  /** A projection was on screen. */
  calculated: boolean;
  notes: PackNotes;
  /** Query of the shared link already applied; later changes win over it. */
  link: string;
}

export function keep(kept: Kept) {
  store("sessionStorage", KEY, kept);
}

export function recall(): Kept {
  const stored = record(readStored("sessionStorage", KEY));
  return {
    inputs: textsOf(record(stored.inputs)),
    overrides: Object.fromEntries(
      Object.entries(record(stored.overrides)).map(([industry, values]) => [industry, numbersOf(record(values))]),
    ),
    calculated: stored.calculated === true,
    notes: notesOf(record(stored.notes)),
    link: typeof stored.link === "string" ? stored.link : "",
  };
}

function notesOf({ reasons, talk }: Record<string, unknown>): PackNotes {
  const given = record(reasons);
  const known = INDUSTRIES.flatMap((industry) =>
    given[industry] ? [[industry, reasonsOf(record(given[industry]))]] : [],
  );
  return { reasons: Object.fromEntries(known), talk: typeof talk === "string" ? talk : "" };
}

function reasonsOf(given: Record<string, unknown>) {
  return Object.fromEntries(
    ASSUMPTIONS.flatMap((name) => (typeof given[name] === "string" ? [[name, given[name]]] : [])),
  );
}

function textsOf(values: Record<string, unknown>): Inputs {
  const texts = NAMES.map((name) => [name, typeof values[name] === "string" ? values[name] : BLANK[name]]);
  return Object.fromEntries(texts) as Inputs;
}

function numbersOf(values: Record<string, unknown>): Overrides {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === "number"));
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
