/** Honest prose of all kinds, most of which has nothing to do with websites: server/meaning/NOTICE.md says whose. */
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installPackages } from "../../scripts/meaning/packages.ts";
import { speeches, webTerms } from "../../scripts/meaning/texts.ts";
import { parts, readWordNet } from "../../scripts/meaning/wordnet.ts";

const SPEECHES_SINCE = 1900;

/** Sentences, tens of thousands. Installs packages of 400 MB in the system's temporary folder unless they are there. */
export function proseSentences(): string[] {
  const packages = installPackages(join(tmpdir(), "meaning"));
  const wordNet = readWordNet(packages);
  const dictionary = parts.flatMap((part) =>
    wordNet[part].flatMap(({ definition, examples }, at) => (at % 4 ? examples : [definition, ...examples])),
  );
  return [...new Set([...speeches(packages, SPEECHES_SINCE), ...dictionary, ...webTerms(process.cwd())])];
}
