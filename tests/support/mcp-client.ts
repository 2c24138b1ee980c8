/** The official client of the Model Context Protocol, of either generation, connected to an app without a port. */
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { Hono } from "hono";
import { onTestFinished } from "vitest";

export const PROTOCOL_VERSIONS = ["2026-07-28", "2025"] as const;
export type Generation = (typeof PROTOCOL_VERSIONS)[number];

export async function mcpClient(app: Hono, generation: Generation): Promise<Client> {
  const mode = generation === "2025" ? ("legacy" as const) : { pin: generation };
  const client = new Client({ name: "test", version: "1.0.0" }, { versionNegotiation: { mode } });
  const fetch = async (input: URL | string, init?: RequestInit) => app.request(input.toString(), init);
  await client.connect(new StreamableHTTPClientTransport(new URL("http://localhost:3000/mcp"), { fetch }));
  onTestFinished(() => client.close());
  return client;
}
