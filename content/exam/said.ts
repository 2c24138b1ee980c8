/** What the consultant said in a round, taken apart: a record of that day, so its links lead to pages and promise no heading. */

export interface Said {
  /** Markdown. */
  text: string;
  /** It asked back. */
  askedBack: boolean;
  /** Readings that stood beneath the answer, to be pressed. */
  offered: string[];
}

const RECORD = /^(?:\[(?<kind>[a-z]+)\]: )?(?<text>[\s\S]*?)(?:\n\(buttons below: (?<offered>[\s\S]*)\))?$/;
const LINK = /\[([^\][]*)\]\((\/[^)#]*)(?:#[^)]*)?\)/g;

/** `isPage` tells the addresses that still exist. */
export function saidIn(answer: string, isPage: (path: string) => boolean): Said {
  const { kind, text = answer, offered } = RECORD.exec(answer)?.groups ?? {};
  return {
    text: text.trim().replace(LINK, (_, label: string, path: string) => (isPage(path) ? `[${label}](${path})` : label)),
    askedBack: kind === "options",
    offered: offered?.split(" | ") ?? [],
  };
}
