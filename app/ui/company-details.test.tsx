import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function withCompany(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value);
  const { CompanyDetails } = await import("../sections/documents.tsx");
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
