import type { Locator, Page } from "@playwright/test";
import { Form } from "./form.ts";

type Field = "spend" | "currency" | "industry" | "goals" | "challenges";
export type CalculatorEntries = Partial<Record<Field, string>>;

/** The ROI calculator of the home page, and of its own. */
export class Calculator extends Form<Field> {
  readonly spend: Locator;
  readonly currency: Locator;
  readonly industry: Locator;
  readonly goals: Locator;
  readonly challenges: Locator;
  readonly button: Locator;
  /** The visitor's own; before it there is an example in its place. */
  readonly projection: Locator;
  /** The return of the projection, its first figure. */
  readonly roi: Locator;
  /** The assumption that the tests change. */
  readonly margin: Locator;

  constructor(page: Page) {
    const fields = {
      spend: page.getByLabel("Current spend"),
      currency: page.getByLabel("Currency"),
      industry: page.getByLabel("Industry"),
      goals: page.getByLabel("Goals"),
      challenges: page.getByLabel("Challenges"),
    };
    super(page, "roi", "/#roi", fields);
    ({
      spend: this.spend,
      currency: this.currency,
      industry: this.industry,
      goals: this.goals,
      challenges: this.challenges,
    } = fields);
    this.button = page.getByRole("button", { name: "Calculate ROI" });
    this.projection = page.getByRole("region", { name: "Your projection" }).and(page.locator(":not([data-empty])"));
    this.roi = this.term("12-month projected return");
    this.margin = page.getByLabel("Share of revenue kept as contribution");
  }

  /** Opens what is folded below the projection. */
  unfold(title: string) {
    return this.element.locator("summary", { hasText: title }).click();
  }

  /** Sets the assumption, which is folded until then. */
  async setMargin(value: string) {
    if (!(await this.margin.isVisible())) await this.unfold("The assumptions, yours to change");
    await this.margin.fill(value);
  }

  /** The value beside a term of the projection. */
  term(name: string): Locator {
    const label = this.projection.page().getByText(name, { exact: true });
    return this.projection.locator("dl > div").filter({ has: label }).locator("dd").first();
  }

  async calculate(entries: CalculatorEntries) {
    await this.enter(entries);
    await this.button.click();
  }
}
