/** The knowledge base's calls as an operator makes them. For tests. */

import { renewVectors } from "../../server/knowledge-base/vectors.ts";
import { from, section, testApp } from "./app.ts";
import { testEmbedder } from "./embedder.ts";

interface Request {
  method?: string;
  /** JSON is written for anything but text and bytes. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Address of the caller; this same machine where it is not given. */
  address?: string;
}

export type OperatorSite = ReturnType<typeof operatorSite>;

export function operatorSite(options: Parameters<typeof testApp>[0] = {}) {
  const site = testApp(options);
  const request = async (path: string, { method = "GET", body, headers = {}, address = "127.0.0.1" }: Request = {}) => {
    const isText = typeof body === "string" || Buffer.isBuffer(body) || body === undefined;
    const init: RequestInit = {
      method,
      headers: { host: "localhost:3000", ...(isText ? {} : { "content-type": "application/json" }), ...headers },
      ...(body === undefined ? {} : { body: isText ? (body as BodyInit) : JSON.stringify(body) }),
    };
    return site.app.request(path, init, from(address));
  };
  /** Makes the vectors of the table, as the server does by itself after a while. */
  const renew = () => renewVectors(site.store, options.embedder ?? testEmbedder, new AbortController().signal);
  return { ...site, request, renew };
}

/** A section of one and the same page title; its anchor is its title. */
export const sectionAt = (path: string, content: string, questions: string[] = []) => ({
  ...section(path, "Finance Sector Growth", content, questions),
  section_title: path.split("#")[1] ?? null,
});
