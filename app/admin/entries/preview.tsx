import { Markdown } from "../../ui/markdown/markdown.tsx";
import parts from "../parts.module.css";
import type { Draft } from "./draft.ts";
import { isLink } from "./page-of.ts";

/** The whole entry as the chat renders it; an answer quotes only the sentences that match. */
export function Preview({ draft: { content, pageTitle, pageUrl, role } }: { draft: Draft }) {
  const example = role === "worked-example" ? " This is a worked example, not a result of a client." : "";
  const source = isLink(pageUrl) && pageUrl.startsWith("/") ? `[${pageTitle}](${pageUrl})` : pageTitle;
  return (
    <details className={parts.reading}>
      <summary>As a visitor sees it</summary>
      <blockquote>
        <Markdown text={`${content}${example}\n\nSource: ${source}`} />
      </blockquote>
    </details>
  );
}
