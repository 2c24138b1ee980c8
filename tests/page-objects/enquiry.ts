import type { Locator, Page } from "@playwright/test";
import { Island } from "./island.ts";

interface Entries {
  name?: string;
  email?: string;
  organisation?: string;
  message?: string;
}

/** The enquiry form of the contact section. */
export class Enquiry extends Island {
  readonly name: Locator;
  readonly email: Locator;
  readonly organisation: Locator;
  readonly message: Locator;
  readonly submit: Locator;
  readonly preview: Locator;

  constructor(page: Page) {
    super(page, "enquiry", "/#contact");
    this.name = page.getByLabel("Name");
    this.email = page.getByLabel("Email");
    this.organisation = page.getByLabel("Organisation");
    this.message = page.getByRole("textbox", { name: "Message" });
    this.submit = page.getByRole("button", { name: "Send enquiry" });
    this.preview = page.getByRole("button", { name: "AI Preview" });
  }

  async enter(entries: Entries) {
    for (const field of ["name", "email", "organisation", "message"] as const) {
      const value = entries[field];
      if (value !== undefined) await this[field].fill(value);
    }
  }
}
