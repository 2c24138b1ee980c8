/** Structured log lines: one JSON object each, without anything that a visitor wrote. */
export interface Log {
  info(event: string, facts?: Record<string, unknown>): void;
  error(event: string, facts?: Record<string, unknown>): void;
}

export const consoleLog: Log = {
  info: (event, facts) =>
    console.log(JSON.stringify({ time: new Date().toISOString(), level: "info", event, ...facts })),
  error: (event, facts) =>
    console.error(JSON.stringify({ time: new Date().toISOString(), level: "error", event, ...facts })),
};

/** What of an error may be logged: its name and message, and those of what caused it. */
export function errorFacts(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const cause = error.cause instanceof Error ? { cause: `${error.cause.name}: ${error.cause.message}` } : {};
  return { error: `${error.name}: ${error.message}`, stack: error.stack?.split("\n").slice(1, 6).join("\n"), ...cause };
}
