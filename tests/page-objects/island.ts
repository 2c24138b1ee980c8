import { expect, type Locator, type Page } from "@playwright/test";

/** What every island of a page has: a state, and what it says while it cannot answer. */
export class Island {
  readonly element: Locator;
  readonly form: Locator;
  /** "The form could not be loaded" and its kin; one shows at most. */
  readonly notice: Locator;
  readonly reload: Locator;
  readonly #page: Page;
  readonly #path: string;

  constructor(page: Page, name: string, path: string) {
    this.#page = page;
    this.#path = path;
    this.element = page.locator(`[data-island=${name}]`);
    this.form = this.element.locator("form").first();
    this.notice = this.element.locator("[data-notice]").filter({ visible: true });
    this.reload = this.notice.getByRole("button", { name: "Reload the page" });
  }

  /** Resolves once React answers. */
  async hydrated() {
    await expect(this.element).toHaveAttribute("data-state", "ready");
  }

  async failed() {
    await expect(this.element).toHaveAttribute("data-state", "failed");
  }

  async open() {
    await this.#page.goto(this.#path);
    await this.hydrated();
  }
}
