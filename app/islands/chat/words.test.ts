import { expect, test } from "vitest";
import { brand } from "../../../shared/brand.ts";
import { asBuyerSays } from "./words.ts";

const { name } = brand;

test.each([
  [`What does ${name} have for a CFO?`, "What do you have for a CFO?"],
  [`Does ${name} train our staff?`, "Do you train our staff?"],
  [`How long has ${name} been in business?`, "How long have you been in business?"],
  [`When is ${name} not the right choice?`, "When are you not the right choice?"],
  [`We run a hotel group, can ${name} help us?`, "We run a hotel group, can you help us?"],
  [`Is ${name}’s fee part of what a project with ${name} costs?`, "Is your fee part of what a project with you costs?"],
])("“%s” is suggested as a buyer would say it", (question, said) => {
  expect(asBuyerSays(question)).toBe(said);
});

test.each([
  `What is ${name}?`,
  `Who owns the accounts when ${name} runs our campaigns?`,
  `Does ${name} mark its own homework?`,
  `Which ${name} solution should we start with?`,
])("“%s” keeps the name, without which the sentence would not hold", (question) => {
  expect(asBuyerSays(question)).toBe(question);
});
