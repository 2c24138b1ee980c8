/** Safe HTML templates: every value is escaped unless it is markup itself. */

export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = string | number | Html | readonly Html[] | undefined | false;

/** A template of markup. Its values may stand in text and in quoted attributes. */
export function html(strings: TemplateStringsArray, ...values: Part[]): Html {
  return new Html(strings.map((text, index) => text + markupOf(values[index])).join(""));
}

function markupOf(value: Part): string {
  if (value === undefined || value === false) return "";
  if (value instanceof Html) return value.markup;
  if (typeof value === "object") return value.map(({ markup }) => markup).join("");
  return escaped(String(value));
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
