import type { Locator, Page } from "@playwright/test";
import { Island } from "./island.ts";

interface Entries {
  spend: string;
  industry: string;
  goals?: string;
  challenges?: string;
}

/** The ROI calculator of the home page. */
export class Calculator extends Island {
  readonly spend: Locator;
  readonly industry: Locator;
  readonly goals: Locator;
  readonly challenges: Locator;
  readonly button: Locator;
  /** The visitor's own; before it there is an example in its place. */
  readonly projection: Locator;

  constructor(page: Page) {
    super(page, "roi", "/#roi");
    this.spend = page.getByLabel("Current spend");
    this.industry = page.getByLabel("Industry");
    this.goals = page.getByLabel("Goals");
    this.challenges = page.getByLabel("Challenges");
    this.button = page.getByRole("button", { name: "Calculate ROI" });
    this.projection = page.getByRole("region", { name: "Your projection" }).and(page.locator(":not([data-empty])"));
  }

  async enter({ spend, industry, goals, challenges }: Entries) {
    await this.spend.fill(spend);
    await this.industry.selectOption(industry);
    if (goals !== undefined) await this.goals.fill(goals);
    if (challenges !== undefined) await this.challenges.fill(challenges);
  }

  /** Before the island is hydrated its button still says that entries are missing; a visitor presses it all the same. */
  async calculateEarly(entries: Entries) {
    await this.enter(entries);
    await this.button.dispatchEvent("click");
  }

  async calculate(entries: Entries) {
    await this.enter(entries);
    await this.button.click();
  }
}
