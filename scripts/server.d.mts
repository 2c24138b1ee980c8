import type { ChildProcess } from "node:child_process";

export const SERVER: string[];

export function serverEnvironment(environment: Record<string, string | undefined>): Record<string, string>;

export interface StartedServer {
  process: ChildProcess;
  url: Promise<string>;
  ended: Promise<number | null>;
  output(): string;
  stop(): Promise<number | null>;
}

export function startServer(settings: Record<string, string>, runtime?: string, cwd?: string): StartedServer;
