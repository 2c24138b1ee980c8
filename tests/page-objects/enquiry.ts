import type { Locator, Page } from "@playwright/test";
import { Form } from "./form.ts";

type Field = "name" | "email" | "organisation" | "message";

/** The enquiry form of the contact section. */
export class Enquiry extends Form<Field> {
  readonly name: Locator;
  readonly email: Locator;
  readonly organisation: Locator;
  readonly message: Locator;
  readonly submit: Locator;
  readonly preview: Locator;
  /** What the preview found. */
  readonly insights: Locator;
  /** Brings back what was sent or cleared. */
  readonly bringBack: Locator;
  readonly chatLink: Locator;

  constructor(page: Page) {
    const fields = {
      name: page.getByLabel("Name"),
      email: page.getByLabel("Email"),
      organisation: page.getByLabel("Organisation"),
      message: page.getByRole("textbox", { name: "Message" }),
    };
    super(page, "enquiry", "/#contact", fields);
    ({ name: this.name, email: this.email, organisation: this.organisation, message: this.message } = fields);
    this.submit = page.getByRole("button", { name: "Send enquiry" });
    this.preview = page.getByRole("button", { name: "AI Preview" });
    this.insights = page.getByRole("region", { name: "AI insights" });
    this.bringBack = page.getByRole("button", { name: "Bring back what you wrote" });
    this.chatLink = page.getByRole("link", { name: "Continue in WhatsApp" });
  }
}
