import { expect, type Locator, type Page } from "@playwright/test";
import { brand } from "../../shared/brand.ts";

/** The consultant: its round button and its panel. */
export class Chat {
  readonly launcher: Locator;
  readonly dialog: Locator;
  readonly log: Locator;
  readonly input: Locator;
  readonly send: Locator;
  readonly stop: Locator;
  readonly retry: Locator;
  /** "The consultant could not be loaded" and its kin. */
  readonly notice: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.launcher = page.locator("[data-chat-open]");
    this.dialog = page.getByRole("dialog", { name: brand.consultant });
    this.log = page.getByRole("log");
    this.input = page.getByPlaceholder("Ask about our AI solutions...");
    this.send = page.getByRole("button", { name: "Send", exact: true });
    this.stop = page.getByRole("button", { name: /^Stop/ });
    this.retry = page.getByRole("button", { name: "Retry" });
    this.notice = page.locator("[data-island=chat] [data-notice]").filter({ visible: true });
  }

  /** Opens the panel, on the page at `path` where one is given. */
  async open(path?: string) {
    if (path) await this.#page.goto(path);
    await this.launcher.click();
    await expect(this.input).toBeFocused();
  }

  /** Sends a question by the keyboard. */
  async ask(question: string) {
    await this.input.fill(question);
    await this.#page.keyboard.press("Enter");
  }

  /** Shows what can be done with the last answer. */
  async tools() {
    await this.log.getByLabel("Copy or rate this answer").last().click();
  }

  /** Resolves once no answer is awaited. */
  async answered() {
    await expect(this.stop).toBeHidden();
  }
}
