/**
 * An answer's Markdown as React elements. It is never turned into HTML: what is not
 * known here (HTML, images, links that leave the site) stands as plain text.
 */
import { Lexer, type MarkedToken, type Token } from "marked";
import { createContext, createElement, Fragment, type MouseEvent, memo, type ReactNode, useContext } from "react";
import { DataTable } from "../data-table/data-table.tsx";
import styles from "./markdown.module.css";
import { sitePath } from "./site-path.ts";

interface Props {
  text: string;
  /** The text is still streaming: its links cannot be followed yet. */
  growing?: boolean;
}

/** Memoised on its text: a finished answer is not parsed again with each word of the next. */
export const Markdown = memo(function Markdown({ text, growing = false }: Props) {
  return createElement("div", { className: styles.text }, ...blocks(lex(text), 0, growing));
});

/** Maximum nesting of lists and quotations; deeper ones are shown as source text. */
const DEPTH = 6;
/** Emphasis marks up to which the lexer stays within a few milliseconds; its time grows with their square. */
const MARKS = 600;
/** The consultant's line of sources. */
const SOURCES = /^Sources?: \[/;
/** A question in bold at the end of its paragraph is the heading of what follows, whatever introduces it. */
const HEADED = /(?:^|[:.] )\*\*[^*]+\?\*\*$/;

function lex(text: string): Token[] {
  try {
    if (text.split(/[*_]/).length <= MARKS) return new Lexer({ gfm: true }).lex(text);
  } catch {
    // The lexer overflows the stack on thousands of nested marks.
  }
  return [{ type: "paragraph", raw: text, text, tokens: [{ type: "text", raw: text, text }] }];
}

/** Stands in a text for the number of a source; nobody types these. */
export const markOf = (source: number) => `\uE000${source}\uE001`;
const MARK = /\uE000(\d+)\uE001/;

/**
 * A text with the numbers of its sources, each of which whoever draws the answer makes open its own. Screen readers
 * hear the prose alone, and the sources in their list after it.
 */
function marked(text: string): ReactNode {
  if (!MARK.test(text)) return text;
  const parts = text
    .split(MARK)
    .map((part, at) =>
      at % 2 === 0
        ? part
        : createElement(
            "button",
            { type: "button", className: styles.mark, "data-source": part, "aria-hidden": true, tabIndex: -1 },
            part,
          ),
    );
  return createElement(Fragment, null, ...parts);
}

type Draw = (tokens: readonly Token[] | undefined, depth: number, growing: boolean) => ReactNode[];

const blocks: Draw = (tokens = [], depth, growing) =>
  tokens.map((token) => (depth > DEPTH ? token.raw : block(token as MarkedToken, depth, growing)));

/**
 * `createElement` with its children spread needs no keys, and these elements never move.
 * Each outermost block reads from the side on which its language begins.
 */
function block(token: MarkedToken, depth: number, growing: boolean): ReactNode {
  const dir = depth === 0 ? "auto" : undefined;
  switch (token.type) {
    case "paragraph":
      return createElement(
        "p",
        {
          dir,
          className: SOURCES.test(token.text) ? styles.sources : HEADED.test(token.text) ? styles.headed : undefined,
        },
        ...inline(token.tokens, depth, growing),
      );
    case "heading":
      return createElement("p", { dir, className: styles.heading }, ...inline(token.tokens, depth, growing));
    case "list": {
      const items = token.items.map((item) => createElement("li", null, ...blocks(item.tokens, depth + 1, growing)));
      return token.ordered
        ? createElement("ol", { dir, start: Number(token.start) || 1 }, ...items)
        : createElement("ul", { dir }, ...items);
    }
    case "blockquote":
      return createElement("blockquote", { dir }, ...blocks(token.tokens, depth + 1, growing));
    case "table":
      return table(token, depth, growing);
    case "code":
      return createElement("pre", { dir }, createElement("code", null, token.text));
    case "hr":
      return createElement("hr");
    case "space":
    case "def":
    case "checkbox":
      return null;
    case "html":
      return createElement("p", null, token.raw);
    default:
      return piece(token, depth, growing);
  }
}

function table(token: Extract<MarkedToken, { type: "table" }>, depth: number, growing: boolean): ReactNode {
  const cells = (row: typeof token.header) =>
    row.map((cell) => createElement(Fragment, null, ...inline(cell.tokens, depth, growing)));
  return createElement(DataTable, {
    dir: depth === 0 ? "auto" : undefined,
    className: styles.table,
    head: cells(token.header),
    rows: token.rows.map(cells),
    whole: !growing,
  });
}

const inline: Draw = (tokens = [], depth, growing) =>
  tokens.map((token) => piece(token as MarkedToken, depth, growing));

function piece(token: MarkedToken, depth: number, growing: boolean): ReactNode {
  if (depth > DEPTH) return token.raw;
  switch (token.type) {
    case "strong":
    case "em":
    case "del":
      return createElement(token.type, null, ...inline(token.tokens, depth + 1, growing));
    case "codespan":
      return createElement("code", null, token.text);
    case "br":
      return createElement("br");
    case "link": {
      const path = sitePath(token.href);
      const label = inline(token.tokens, depth + 1, growing);
      if (!path) return createElement(Fragment, null, ...label);
      if (growing) return createElement("span", { className: styles.link }, ...label);
      return createElement(SiteLink, { to: path }, ...label);
    }
    case "text":
      return token.tokens
        ? createElement(Fragment, null, ...inline(token.tokens, depth + 1, growing))
        : marked(token.text);
    case "escape":
      return token.text;
    default:
      return token.raw;
  }
}

/** Called before a link is followed: the chat may have to close. */
export const FollowLink = createContext<(path: string) => void>(() => undefined);

/** A link to a page of this site, opened in the same tab. */
export function SiteLink({ to, className, children }: { to: string; className?: string; children?: ReactNode }) {
  const follow = useContext(FollowLink);
  const onClick = (event: MouseEvent) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!elsewhere) follow(to);
  };
  return (
    <a href={to} className={className} onClick={onClick}>
      {children}
    </a>
  );
}
