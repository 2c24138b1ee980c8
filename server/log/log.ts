/** Structured log lines, one JSON object each, without a visitor's words. */
export interface Log {
  info(event: string, facts?: Record<string, unknown>): void;
  error(event: string, facts?: Record<string, unknown>): void;
}

type Write = (text: string) => void;

/** Lines of one tick of the event loop are written together: under load, one write for hundreds. */
export function createLog(
  out: Write,
  errors: Write,
  soon: (flush: () => void) => void = setImmediate,
): Log & { flush(): void } {
  let waiting: string[] = [];
  const flush = () => {
    if (waiting.length === 0) return;
    const text = waiting.join("");
    waiting = [];
    out(text);
  };
  const line = (level: string, event: string, facts?: Record<string, unknown>) =>
    `${JSON.stringify({ time: new Date().toISOString(), level, event, ...facts })}\n`;
  return {
    flush,
    info(event, facts) {
      if (waiting.push(line("info", event, facts)) === 1) soon(flush);
    },
    error: (event, facts) => errors(line("error", event, facts)),
  };
}

const processLog = createLog(
  (text) => process.stdout.write(text),
  (text) => process.stderr.write(text),
);
process.on("exit", processLog.flush);

export const consoleLog: Log = processLog;

/** The loggable part of an error: name and message, and those of its causes. */
export function errorFacts(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const cause = error.cause instanceof Error ? { cause: `${error.cause.name}: ${error.cause.message}` } : {};
  return { error: `${error.name}: ${error.message}`, stack: error.stack?.split("\n").slice(1, 6).join("\n"), ...cause };
}
