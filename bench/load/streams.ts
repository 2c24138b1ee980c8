/** Asks questions over connections of their own, and notes when the first words came and whether the answer ended. */
import { Agent, request } from "node:http";

export interface Answer {
  /** Milliseconds from the request's start. */
  firstWord: number;
  /** True where the stream ended as it should. */
  whole: boolean;
}

const QUESTIONS = [
  "What did the finance case study achieve?",
  "How do you work with tourism boards?",
  "What is your approach to attribution?",
  "Which sectors do you work with?",
  "How long does a pilot take?",
  "Do you give legal advice?",
  "What task completion did the government case reach?",
  "How much did cost per acquisition fall?",
];

/** Milliseconds after which an answer counts as failed. */
const PATIENCE = 60_000;

export function askAtOnce(url: string, count: number): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });
  return Promise.all(Array.from({ length: count }, (_, index) => ask(url, agent, index)));
}

export function ask(url: string, agent: Agent, index: number): Promise<Answer> {
  const body = JSON.stringify({ messages: [{ role: "user", content: QUESTIONS[index % QUESTIONS.length] }] });
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  const started = performance.now();
  return new Promise((resolve) => {
    let firstWord = Number.POSITIVE_INFINITY;
    let tail = "";
    const failed = () => resolve({ firstWord, whole: false });
    const asked = request(
      `${url}/functions/v1/ai-chat`,
      { method: "POST", agent, headers, timeout: PATIENCE },
      (response) => {
        if (response.statusCode !== 200) {
          response.resume();
          return failed();
        }
        response.on("data", (chunk: Buffer) => {
          const text = chunk.toString("latin1");
          if (firstWord === Number.POSITIVE_INFINITY && text.includes('"content"'))
            firstWord = performance.now() - started;
          tail = (tail + text).slice(-40);
        });
        response.on("end", () => resolve({ firstWord, whole: tail.includes("data: [DONE]") }));
        response.on("error", failed);
      },
    );
    asked.on("error", failed);
    asked.on("timeout", () => asked.destroy());
    asked.end(body);
  });
}
