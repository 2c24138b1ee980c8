/** How the consultant did in its newest examination: what its own page says of it, which the build counts from the rounds. */
import { firstSentence } from "../../../shared/domain/first-sentence.ts";
import type { GeneratedAnswer, Section } from "./answer.ts";

const SECTION = "/consultant#figures";
const QUESTIONS = [
  "How well did the consultant of CGT’s website do in its examination?",
  "how good is your chatbot",
  "What share of questions does the AI on this site answer well?",
  "out of a hundred questions, how many do you get right?",
  "how often is the assistant here wrong or misleading",
  "has anyone measured whether your consultant answers correctly",
  "your chatbot's score in the last test?",
  "Is there a success rate for the AI consultant?",
  "what percentage of your answers are good",
  "how reliable is this chat, any numbers?",
  "did your bot pass the test with strangers' questions",
  "how many of the test questions were answered well",
];

export function examAnswers(sections: Section[]): GeneratedAnswer[] {
  const section = sections.find(({ page_url }) => page_url === SECTION);
  if (!section) return [];
  const asked = firstSentence(section.content);
  const well = firstSentence(section.content.slice(asked.length));
  return [
    {
      id: "website-exam-result",
      subject: "house-website",
      aspect: "value",
      role: "our-practice",
      questions: QUESTIONS,
      text: `${asked} ${well} The page on the consultant shows the same for each kind of question, the earlier rounds, and every question with its answer.`,
      sources: [{ url: SECTION, quote: well }],
      facts: [],
      next: [],
    },
  ];
}
