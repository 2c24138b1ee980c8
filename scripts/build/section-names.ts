/** Writes a hash of each section's words, by which a citation knows whether its source has changed. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { sectionHash } from "../../server/consultant/section-hash.ts";
import { SECTIONS_FILE, type SectionNames } from "../../shared/domain/citation.ts";
import { type Kind, kinds, readKind } from "../content/read.ts";
import type { Section } from "./sections.ts";

export function writeSectionNames(root: string, client: string, sections: readonly Section[]) {
  const named = sections.map(({ page_url, content }) => [page_url, sectionHash(content)] as const);
  const dates = (Object.keys(kinds) as Kind[]).flatMap((kind) =>
    readKind(root, kind).map(({ meta }) => kinds[kind].shape.modifiedDate.parse(meta.modifiedDate)),
  );
  const names: SectionNames = {
    version: sectionHash(named.flat().join("\n")).slice(0, 8),
    date: dates.sort().at(-1) ?? "",
    sections: Object.fromEntries(named),
  };
  writeFileSync(join(client, SECTIONS_FILE), JSON.stringify(names));
}
