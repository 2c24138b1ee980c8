/** An engine for tests, with the real encoder, that knows no other answers than it is given. It ends with its test. */
import { onTestFinished } from "vitest";
import { createEngine, type Engine } from "../../server/consultant/engine.ts";
import { partsOf } from "../../server/consultant/knowledge.ts";
import type { Embedder } from "../../server/embedding/index.ts";
import { TextVectors } from "../../server/search/vectors.ts";
import type { Library } from "../../shared/contracts/library.ts";
import { testEmbedder } from "./embedder.ts";

export function testEngine(library?: Library, embedder: Embedder = testEmbedder): Engine {
  const engine = createEngine({ parts: partsOf(library), vectors: new TextVectors(embedder) });
  // Else it would go on making vectors, of ten thousand entries perhaps, while other tests wait for theirs.
  onTestFinished(() => engine.close());
  return engine;
}
