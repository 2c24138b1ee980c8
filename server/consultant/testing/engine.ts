/** An engine for tests, with the real encoder, that knows no other answers than it is given. */
import type { Library } from "../../../shared/contracts/library.ts";
import { builtInEmbedder, type Embedder } from "../../embedding/index.ts";
import { TextVectors } from "../../search/vectors.ts";
import { createEngine, type Engine } from "../engine.ts";
import { partsOf } from "../knowledge.ts";

export const testEngine = (library?: Library, embedder: Embedder = builtInEmbedder): Engine =>
  createEngine({ parts: partsOf(library), vectors: new TextVectors(embedder) });
