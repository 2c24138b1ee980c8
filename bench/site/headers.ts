/** Grades the headers of every page, as they are sent where the site stands under an https address. */
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { BuiltSettings } from "../../server/pages/built-settings.ts";
import { respond, respondNotFound } from "../../server/pages/respond.ts";
import { loadSite } from "../../server/pages/site-files.ts";
import { type Grade, gradeAnswer } from "./observatory.ts";

export interface GradedPage extends Grade {
  path: string;
}

/** Every page of a build and the not-found page, worst first. */
export function gradeSite(build: string): GradedPage[] {
  const site = loadSecurely(build);
  const plain = () => undefined;
  const answers = [...site.pages].map((path) => ({ path, answer: respond(site, "GET", path, plain) }));
  return [...answers, { path: "(not found)", answer: respondNotFound(site, "GET", plain) }]
    .map(({ path, answer }) => {
      if (!answer) throw new Error(`${path} is not answered`);
      return { path, ...gradeAnswer({ headers: answer.headers, html: String(answer.body) }) };
    })
    .toSorted((one, other) => one.score - other.score);
}

/** The same files under an https address; the scanner looks at no other. */
function loadSecurely(build: string) {
  const folder = mkdtempSync(join(tmpdir(), "https-build-"));
  try {
    const settings = JSON.parse(readFileSync(join(build, "site.json"), "utf8")) as BuiltSettings;
    writeFileSync(join(folder, "site.json"), JSON.stringify({ ...settings, siteUrl: "https://www.example.org" }));
    symlinkSync(resolve(build, "client"), join(folder, "client"));
    return loadSite(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
