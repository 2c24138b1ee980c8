import type { Locator, Page } from "@playwright/test";
import { Island } from "./island.ts";

/** A form of the home page that is an island: fields that are filled in, by their names. */
export class Form<Field extends string> extends Island {
  readonly #fields: ReadonlyMap<Field, Locator>;

  constructor(page: Page, name: string, path: string, fields: Record<Field, Locator>) {
    super(page, name, path);
    this.#fields = new Map(Object.entries(fields) as [Field, Locator][]);
  }

  /** Fills in the fields that are named, in the form's order, and leaves the others. */
  async enter(entries: Partial<Record<Field, string>>) {
    for (const [name, field] of this.#fields) {
      const value = entries[name];
      if (value === undefined) continue;
      if (await field.evaluate((element) => element.localName === "select")) await field.selectOption(value);
      else await field.fill(value);
    }
  }
}
