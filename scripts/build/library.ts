/** Makes the library that the consultant reads, from the answers in `content/answers/` and the sections of the built pages; names every mistake. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { figure, ledger } from "../../content/ledger.ts";
import { sectionHash } from "../../server/consultant/section-hash.ts";
import { ANSWER_KINDS, ASPECTS, type Citation, type Library, type LibraryAnswer, ROLES } from "../../shared/contracts/library.ts";
import type { Section } from "./sections.ts";

const source = z.strictObject({ section: z.string(), quote: z.string().min(3) });
const written = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  aspect: z.enum(ASPECTS),
  kind: z.enum(ANSWER_KINDS).exclude(["options"]).optional(),
  role: z.enum(ROLES).optional(),
  questions: z.array(z.string().min(2)).min(1),
  answer: z.string().min(10),
  sources: z.array(source).default([]),
  next: z.array(z.string()).default([]),
});
const file = z.strictObject({
  subject: z.string(),
  title: z.string(),
  role: z.enum(ROLES).optional(),
  answers: z.array(written),
});

export function writtenAnswers(folder: string, sections: readonly Section[], problems: string[]): LibraryAnswer[] {
  const bySection = new Map(sections.map((section) => [section.page_url, section]));
  return readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .sort()
    .flatMap((name) => {
      const read = file.safeParse(parse(readFileSync(join(folder, name), "utf8")));
      if (!read.success) {
        problems.push(`${name}: ${z.prettifyError(read.error).split("\n")[0]}`);
        return [];
      }
      const { answers } = read.data;
      return answers.map((answer): LibraryAnswer => {
        const at = `${name}: ${answer.id}`;
        return {
          id: answer.id,
          subject: name.replace(/\.yaml$/, ""),
          aspect: answer.aspect,
          role: answer.role ?? read.data.role ?? "our-practice",
          kind: answer.kind ?? (answer.aspect === "unpublished" ? "declined" : "answer"),
          questions: answer.questions,
          text: answer.answer.trim().replace(/\[\[([^\]]+)\]\]/g, (_, id: string) => figure(id).text),
          sources: answer.sources.flatMap((cited) => citation(cited, bySection, at, problems)),
          facts: [...answer.answer.matchAll(/\[\[([^\]]+)\]\]/g)].map(([, id]) => id as string).filter((id) => id in ledger),
          next: answer.next,
        };
      });
    });
}

function citation(
  { section, quote }: z.infer<typeof source>,
  sections: ReadonlyMap<string, Section>,
  at: string,
  problems: string[],
): Citation[] {
  const found = sections.get(section);
  if (!found) {
    problems.push(`${at}: no section ${section}`);
    return [];
  }
  if (!flat(found.content).includes(flat(quote))) problems.push(`${at}: not word for word in ${section}: "${quote}"`);
  return [{ title: found.page_title, section: found.section_title, url: section, quote: flat(quote), hash: sectionHash(found.content) }];
}

const flat = (text: string) => text.replace(/\s+/g, " ").trim();

export function withVersion(library: Omit<Library, "version">): Library {
  const version = createHash("sha256").update(JSON.stringify(library)).digest("hex").slice(0, 12);
  return { version, ...library };
}
