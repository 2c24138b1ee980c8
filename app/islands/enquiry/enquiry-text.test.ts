import { expect, test } from "vitest";
import type { LeadAnalysis } from "../../../shared/contracts/lead.ts";
import { chatLink, enquiryText, mailLink } from "./enquiry-text.ts";

const entries = {
  name: " Ana Reis ",
  email: "ana@turismo.example",
  organisation: "Turismo & Mar",
  message: "Two markets.\nBy May?",
  topic: "",
};

const result: LeadAnalysis = {
  score: 72,
  category: "hot",
  reasoning: "72 of 100, hot.",
  key_interests: ["AI for Tourism", "Attribution"],
  recommended_action: "Reply within one working day.",
  raise: ["Give an idea of the budget."],
  rules: [],
};

test("the text holds name, email, company and message", () => {
  expect(enquiryText(entries)).toBe(
    "Name: Ana Reis\nEmail: ana@turismo.example\nCompany: Turismo & Mar\n\nMessage:\nTwo markets.\nBy May?",
  );
});

test("a topic stands before the message", () => {
  expect(enquiryText({ ...entries, topic: "AI for Tourism" })).toContain(
    "Company: Turismo & Mar\nTopic: AI for Tourism\n\nMessage:",
  );
});

test("a mail has the same text, with the topic in its subject", () => {
  const link = new URL(mailLink("office@example.org", "R&D", "100% & more?\n\ud800next"));
  expect(link.protocol + link.pathname).toBe("mailto:office@example.org");
  expect([...link.searchParams]).toEqual([
    ["subject", "Enquiry: R&D"],
    ["body", "100% & more?\r\n\ufffdnext"],
  ]);
});

test("what was left empty is said so", () => {
  const text = enquiryText({ ...entries, organisation: " ", message: "" });
  expect(text).toContain("Company: Not provided\n");
  expect(text).toMatch(/Message:\nNot provided$/);
});

test("an analysis goes along in full, and one of earlier entries says so", () => {
  expect(enquiryText(entries, { result, stale: false }).split("\n\n").at(-1)).toBe(
    [
      "AI analysis",
      "Score: 72/100",
      "Category: hot",
      "Reasoning: 72 of 100, hot.",
      "Key interests: AI for Tourism, Attribution",
      "Recommended action: Reply within one working day.",
    ].join("\n"),
  );
  expect(enquiryText(entries, { result, stale: true })).toContain("AI analysis (of an earlier version");
});

test("the link carries the text unharmed, whatever it holds", () => {
  const text = `100% & more? #1 + "é" 🙂\nnext`;
  const link = new URL(chatLink("351000000000", text));
  expect(link.origin + link.pathname).toBe("https://wa.me/351000000000");
  expect([...link.searchParams]).toEqual([["text", text]]);
});

test("half a character does not break the link", () => {
  expect(new URL(chatLink("1", "a\ud800")).searchParams.get("text")).toBe("a\ufffd");
});
