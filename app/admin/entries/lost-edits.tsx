import { Link } from "react-router";
import type { ListedEntry } from "../../../shared/contracts/knowledge-base.ts";
import parts from "../parts.module.css";
import { keptUnder } from "../use-task.ts";
import { editorOf, plural } from "../words.ts";
import { EDIT_KEY } from "./editor.tsx";

/** Leads to what was typed about entries that somebody deleted since. `entries` are all that there are. */
export function LostEdits({ entries }: { entries: readonly ListedEntry[] }) {
  const there = new Set(entries.map(({ id }) => id));
  const [lost, ...others] = keptUnder(EDIT_KEY).filter((id) => !there.has(id));
  if (lost === undefined) return null;
  return (
    <p className={parts.undo} role="status">
      <span>
        {plural(others.length + 1, "entry", "entries")} that you were editing {others.length > 0 ? "were" : "was"}{" "}
        deleted. What you wrote is still here.
      </span>
      <Link className={`link-button ${parts.plain}`} to={editorOf(`entry:${lost}`)}>
        See what you wrote
      </Link>
    </p>
  );
}
