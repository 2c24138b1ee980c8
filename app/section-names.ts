import { SECTIONS_FILE, type SectionNames } from "../shared/domain/citation.ts";

/** Undefined if they cannot be fetched. */
export async function fetchSectionNames(): Promise<SectionNames | undefined> {
  try {
    const response = await fetch(SECTIONS_FILE);
    return response.ok ? ((await response.json()) as SectionNames) : undefined;
  } catch {
    return undefined;
  }
}
