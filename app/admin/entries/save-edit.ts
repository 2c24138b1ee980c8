import { type ListedEntry, versionOf } from "../../../shared/contracts/knowledge-base.ts";
import { RefusedError } from "../../backend.ts";
import { editEntry, getEntry } from "../calls.ts";
import { conflictsOf, type Edit, editOf, isChanged, rebased } from "./draft.ts";

/**
 * Saves the fields that were changed here, and leaves alone what somebody else changed meanwhile. Where both changed
 * the same, nothing is saved: resolves with the entry as it is now, or with "gone".
 */
export async function saveEdit(edit: Edit): Promise<ListedEntry | "gone" | undefined> {
  if (!isChanged(edit)) return undefined;
  const { base } = edit;
  try {
    await editEntry(base.id, editOf(edit));
    return undefined;
  } catch (error) {
    if (!(error instanceof RefusedError) || (error.status !== 409 && error.status !== 404)) throw error;
    const current = await getEntry(base.id);
    if (!current) return "gone";
    if (versionOf(current) === versionOf(base)) throw error;
    return conflictsOf(edit, current).length > 0 ? current : saveEdit(rebased(edit, current, "mine"));
  }
}
