/**
 * Makes the table of word vectors, server/meaning/table.bin:
 *
 *     npx node scripts/meaning/make.ts [folder]
 *
 * It installs its packages (packages.ts has their exact versions) in the
 * folder, encodes the texts there and fits the vectors: three quarters of an hour on one
 * core, 3 GB of memory; the second time minutes. The same packages and content
 * give the same table but for rounding on another kind of processor.
 */
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { quantise } from "../../server/meaning/quantise.ts";
import { writeTable } from "../../server/meaning/table.ts";
import { readCommonWords } from "./common-words.ts";
import { encode } from "./encode.ts";
import { firstGuess } from "./first-guess.ts";
import { fitVectors } from "./fit-vectors.ts";
import { spelledOut } from "./glossary.ts";
import { knownOfWords } from "./known-of-words.ts";
import { installPackages } from "./packages.ts";
import { reduce } from "./targets.ts";
import { readTexts } from "./texts.ts";
import { chooseVocabulary, readCorpus } from "./vocabulary.ts";
import { readWordNet } from "./wordnet.ts";

/** 128 with fewer pairs find no more; the table is to stay below 8 MB. */
const DIMENSIONS = 96;

const root = join(import.meta.dirname, "../..");
const folder = process.argv[2] ?? join(tmpdir(), "meaning");
const packages = installPackages(folder);
const wordNet = readWordNet(packages);
const common = readCommonWords(packages, wordNet);
const texts = readTexts(root, packages, common, wordNet);
const targets = reduce(await encode(texts.map(spelledOut), packages, folder), DIMENSIONS);
console.log(`${texts.length} texts are encoded.`);

const vocabulary = chooseVocabulary(texts);
const corpus = readCorpus(texts, vocabulary);
const known = knownOfWords(vocabulary.words.keys(), common, texts, targets, DIMENSIONS);
const vectors = firstGuess(corpus, known, targets, DIMENSIONS);
const cosines = fitVectors(corpus, vectors, targets, DIMENSIONS);
console.log(`Mean cosine by epoch: ${cosines.map((cosine) => cosine.toFixed(3)).join(" ")}.`);

const words = [...vocabulary.words.keys()];
const table = writeTable({
  dimensions: DIMENSIONS,
  words,
  pairs: vocabulary.pairs,
  ...quantise(vectors, DIMENSIONS),
});
writeFileSync(join(root, "server/meaning/table.bin"), table);
console.log(`${words.length} words and ${vocabulary.pairs.length} pairs in ${table.length} bytes.`);
