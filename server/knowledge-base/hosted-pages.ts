/**
 * The sections of pages that are hosted apart from the server: each build publishes them beside its pages, so
 * that the server can look whether they say something else.
 */
import { readFile } from "node:fs/promises";
import { z } from "zod";
import { ROLES } from "../../shared/contracts/library.ts";
import { TooManyBytes, textOf } from "../provider/provider.ts";
import type { NewEntry } from "../store/store.ts";

export const KNOWLEDGE_PATH = "/knowledge.json";
/** Milliseconds for the whole file. */
const TIMEOUT_MS = 10_000;
/** Bytes: some forty times those of this site. */
const MAX_BYTES = 16 * 1024 * 1024;

/** The pages could not be fetched; the message may be shown to operators. */
export class PagesUnavailable extends Error {
  override name = "PagesUnavailable";
}

/** Where the site's own origin is an allowed cross-origin caller, the pages are not this server's. */
export const areHostedApart = (siteUrl: string, allowedOrigins: readonly string[]): boolean =>
  allowedOrigins.some((origin) => new URL(origin).origin === new URL(siteUrl).origin);

/** Fetches with the last ETag. */
export function hostedSections(
  siteUrl: string,
  { timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES } = {},
): () => Promise<NewEntry[]> {
  const address = new URL(KNOWLEDGE_PATH, siteUrl);
  let last: { tag: string; sections: NewEntry[] } | undefined;
  return async () => {
    try {
      const headers: Record<string, string> = last ? { "if-none-match": last.tag } : {};
      // A redirect could lead anywhere: SITE_URL is where the pages are.
      const response = await fetch(address, { headers, redirect: "error", signal: AbortSignal.timeout(timeoutMs) });
      if (response.status === 304 && last) return last.sections;
      if (!response.ok) throw new PagesUnavailable(`${address} answered ${response.status}`);
      const sections = readable(await textOf(response, maxBytes), address);
      const tag = response.headers.get("etag");
      last = tag ? { tag, sections } : undefined;
      return sections;
    } catch (error) {
      if (error instanceof PagesUnavailable) throw error;
      if (error instanceof TooManyBytes) throw new PagesUnavailable(`${address} ${error.message}`);
      const isLate = error instanceof Error && error.name === "TimeoutError";
      throw new PagesUnavailable(`${address} ${isLate ? "did not answer in time" : "could not be reached"}`, {
        cause: error,
      });
    }
  };
}

function readable(text: string, address: URL): NewEntry[] {
  try {
    const sections = sectionsFrom(text);
    if (sections.length > 0) return sections;
  } catch (cause) {
    throw new PagesUnavailable(`${address} is no list of the pages' sections`, { cause });
  }
  throw new PagesUnavailable(`${address} lists no sections`);
}

/** Reads the sections that the build extracted from the rendered pages. */
const sections = z.array(
  z.object({
    page_title: z.string(),
    page_url: z.string().regex(/^\/(?!\/)[^\s\\]*$/),
    section_title: z.string().nullable(),
    content: z.string(),
    metadata: z.object({ questions: z.array(z.string()), role: z.enum(ROLES).optional() }),
  }),
);

const sectionsFrom = (text: string): NewEntry[] =>
  sections.parse(JSON.parse(text)).map((section) => ({ ...section, embedding: null }));

/** No sections where the site was never built. */
export async function readSections(file: string): Promise<NewEntry[]> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "[]";
    throw error;
  });
  return sectionsFrom(text);
}
