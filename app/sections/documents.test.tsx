import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { everyPage } from "../../content/index.ts";
import { readOwner } from "../../content/owner.ts";
import { readYaml } from "../../content/parse-yaml.ts";
import { subjects } from "../../content/subjects.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function withCompany(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value);
  const { CompanyDetails } = await import("./documents.tsx");
  const { organizationData } = await import("../seo/structured-data.ts");
  const { documents } = await import("../../content/documents.ts");
  const paper = documents.find(({ name }) => name === "Registered name and postal address");
  return { html: renderToStaticMarkup(<CompanyDetails />), data: organizationData(), paper };
}

test("what is set of the company is shown, and stands in the structured data", async () => {
  const { html, data, paper } = await withCompany({
    COMPANY_NAME: "Example, Lda.",
    COMPANY_ADDRESS: "Rua 1, Porto",
    CONTACT_EMAIL: "office@example.org",
  });
  expect(html).toContain("Example, Lda.");
  expect(html).toContain('href="mailto:office@example.org"');
  expect(html).not.toContain("Registration");
  expect(data).toMatchObject({
    legalName: "Example, Lda.",
    email: "office@example.org",
    address: { streetAddress: "Rua 1, Porto" },
  });
  expect(paper).toMatchObject({ status: "here", at: "/privacy#who-is-responsible" });
});

test("nothing is shown, and nothing is made up, where nothing is set", async () => {
  const { html, data, paper } = await withCompany({});
  expect(html).toBe("");
  expect(Object.keys(data)).not.toContain("legalName");
  expect(Object.keys(data)).not.toContain("email");
  expect(paper?.status).toBe("on-request");
});

/** The owner's file with one answer set. */
const answeredWith = (wanted: string, answer: string) => {
  const file = readYaml("owner") as { questions: { id: string }[] };
  return { ...file, questions: file.questions.map((one) => (one.id === wanted ? { ...one, answer } : one)) };
};

test.each([
  ["price", "A first pilot costs what it costs.", "must name an amount and its currency, such as €20,000"],
  ["reply", "We answer as soon as we can do it.", "must name a time, such as two working days"],
  ["ran-legal", "The work ran for eighteen months.", "must name a year, such as 2024"],
  ["people", "TODO", "must be sentences of 20 to 600 characters in all, on one line, without marks"],
])("an answer to %s in the wrong form is refused with what it must be", (id, answer, says) => {
  expect(() => readOwner(answeredWith(id, answer))).toThrow(`content/owner.yaml: ${id}: answer ${says}`);
});

test("an answer in the right form is taken", () => {
  const taken = readOwner(answeredWith("price", "A first pilot costs from €20,000 to €60,000."));
  expect(taken.questions.find(({ id }) => id === "price")?.answer).toContain("€20,000");
});

test("the questionnaire names where each answer goes", () => {
  const { details, questions } = readOwner();
  const asked = readFileSync("docs/owner-questions.md", "utf8");
  for (const name of [...details.map(({ setting }) => setting), ...questions.map(({ id }) => id)])
    expect(asked).toContain(`\`${name}\``);
});

test("each question of the owner's has a page with questions, and a subject of the consultant's", () => {
  const { details, questions } = readOwner();
  const withQuestions = everyPage.filter(({ meta }) => "faq" in meta).map(({ path }) => path);
  for (const { page, id } of questions) expect(withQuestions, id).toContain(page);
  for (const { subject, id } of [...details, ...questions])
    expect(
      subjects.map((one) => one.id),
      id,
    ).toContain(subject);
});
