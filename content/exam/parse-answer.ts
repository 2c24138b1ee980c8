/** Parses a recorded answer of a round; links to pages that are gone become text. */

export interface ParsedAnswer {
  /** Markdown. */
  text: string;
  /** It asked back. */
  askedBack: boolean;
  /** Readings that stood beneath the answer, to be pressed. */
  offered: string[];
}

const RECORD = /^(?:\[(?<kind>[a-z]+)\]: )?(?<text>[\s\S]*?)(?:\n\(buttons below: (?<offered>[\s\S]*)\))?$/;
const LINK = /\[([^\][]*)\]\((\/[^)#]*)(?:#([^)]*))?\)/g;

/** `isThere` tells the pages, and the headings of pages, that still exist. */
export function parseAnswer(answer: string, isThere: (path: string, anchor?: string) => boolean): ParsedAnswer {
  const still = (path: string, anchor: string | undefined) => {
    if (anchor && isThere(path, anchor)) return `${path}#${anchor}`;
    return isThere(path) ? path : undefined;
  };
  const { kind, text = answer, offered } = RECORD.exec(answer)?.groups ?? {};
  return {
    text: text.trim().replace(LINK, (_, label: string, path: string, anchor?: string) => {
      const address = still(path, anchor);
      return address ? `[${label}](${address})` : label;
    }),
    askedBack: kind === "options",
    offered: offered?.split(" | ") ?? [],
  };
}
