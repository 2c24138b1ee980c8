/** The words of the pages of the exam. Every figure on them is counted from the rounds; none stands here. */
import type { Kind } from "./address.ts";
import type { Grade } from "./round.ts";

export const kindWords: Record<Kind, { title: string; about: string }> = {
  fact: { title: "Single facts", about: "Something that one page states: a figure, a period, a condition." },
  how: { title: "How and why", about: "How something is done, or why it happened." },
  compare: { title: "Comparisons and lists", about: "Something that several pages say together." },
  followup: { title: "Follow-up questions", about: "The last question of a talk, which leans on those before it." },
  uncovered: { title: "What the site does not say", about: "Questions to which saying so is the right answer." },
  intro: {
    title: "Long introductions",
    about: "A message like a letter: who writes, the situation, and what is wanted.",
  },
};

/** "Single facts", or "Single facts, part 2 of 2". */
export const sheetTitle = ({ kind, part, parts }: { kind: Kind; part: number; parts: number }) =>
  parts > 1 ? `${kindWords[kind].title}, part ${part} of ${parts}` : kindWords[kind].title;

export const gradeWords: Record<Grade, { title: string; means: string }> = {
  well: {
    title: "Answered well",
    means: "True, on what was asked, with the condition that matters; or said plainly that the site does not cover it.",
  },
  offered: {
    title: "Asked back, rightly",
    means: "It was not sure, and one of the questions that it offered would have answered.",
  },
  partly: {
    title: "Answered in part",
    means: "True and on the matter, but a part or a condition that matters is missing.",
  },
  "offered-wrong": {
    title: "Asked back, wrongly",
    means: "It was not sure, and none of the questions that it offered fits.",
  },
  refused: { title: "Declined wrongly", means: "It said that the matter is not covered, although a page answers it." },
  beside: { title: "Beside the question", means: "True, but the answer to another question." },
  misleading: { title: "Misleading", means: "False, or likely to leave a reader with a wrong belief." },
};

export const examPage = {
  title: "The consultant",
  name: "How good our AI consultant is",
  headline: "How good our AI consultant is, question by question",
  description:
    "What the AI consultant of this site is, what it answers from, how it did when strangers examined it, every question with its answer, and what it cannot do.",
  intro:
    "The consultant in the corner of each page is software. Strangers put questions to it, others read its answers strictly, and this page shows what they found, good or bad.",
  figures: {
    title: "How it did",
    asks: [
      "How good is the AI consultant of this website?",
      "How often is your chatbot wrong?",
      "How many questions does the chatbot answer well?",
      "Has the AI consultant been tested?",
      "At which kind of question is the chatbot weakest?",
      "How often does the chatbot mislead people?",
    ],
    caption: "The newest round, by kind of question",
    columns: {
      kind: "Kind of question",
      questions: "Questions",
      well: "Answered well",
      offered: "Asked back, rightly",
      partly: "Answered in part",
      missed: "Missed",
      misleading: "Of these, misleading",
    },
    earlier: "All rounds",
    earlierText:
      "The consultant is changed after a round has been graded, so each round has questions of its own. A round that has been learnt from measures nothing any more.",
    earlierCaption: "All rounds, the newest first",
    round: "Round",
  },
  judged: {
    title: "How it was judged",
    asks: [
      "Who judged the answers of your chatbot?",
      "Who wrote the questions for the test of the consultant?",
      "How were the chatbot's answers graded?",
      "Was the chatbot tested by an independent body?",
      "What counts as a good answer of the consultant?",
    ],
    paragraphs: [
      "The writers of a round know the pages of this site, and neither its code nor the answers written beforehand. They write as a procurement officer, a journalist, a sceptical finance director or somebody in a hurry on a telephone would. Other readers then grade each answer against the pages. An answer that is true but answers something else counts as missed.",
      "The rounds are our own examination. No outside body has carried out or audited them, and questions of one day say only so much about those of the next.",
    ],
    round: "Of the newest round its record says:",
    grades: "What each grade means",
  },
  what: {
    title: "What it is and what it answers from",
    asks: [
      "Is a language model behind the figures of the exam?",
      "What does the consultant know that the pages do not?",
      "Do the test results hold with a language model?",
    ],
    paragraphs: [
      "The consultant is software that looks for the answer to a question. It answers from a [library of answers](/answers), written beforehand from the pages of this site and open to everybody, and otherwise with sentences of the pages themselves. What the operators of the site add for it counts as well. It names the page on which an answer rests, with the sentence relied on.",
      "Programs can ask it too: its calls are described in /openapi.json, and AI agents find it at /mcp.",
      "Where the operator has configured a language model, that model answers with sentences of the same material, and what it adds is checked. The figures on this page were measured without one.",
    ],
  },
  cannot: {
    title: "What it cannot do",
    asks: [
      "What can the AI consultant not do?",
      "Where are the limits of your chatbot?",
      "What should I not use the chatbot for?",
      "Can the consultant look things up on the internet?",
    ],
    /** The kinds of question in which it did worst stand before these. */
    weakest: "It is weakest where the newest round says so:",
    items: [
      "It gives no financial, legal or compliance advice, and is meant to decline where that is asked.",
      "It knows the pages of this site and what its operators add. It does not search the web, and it cannot see your accounts or documents.",
      "It promises nothing. Where an answer and a page differ, the page counts; where a page and a signed agreement differ, the agreement counts.",
      "It answers in English. In some other languages it says so and shows how to write to us.",
      "It remembers nothing from one visit to the next.",
    ],
  },
  law: {
    title: "What the law asks us to say",
    asks: [
      "Does the page about the consultant carry the disclosure of the AI Act?",
      "Is the consultant used to decide anything about me?",
      "Which AI law applies to the chat of this site?",
    ],
    paragraphs: [
      "You are talking with an AI system, not with a person. The chat says so at its head before you write, as Article 50(1) of the AI Act asks since 2 August 2026 of systems that talk with people. Our page on [rules and dates](/rules#ai-that-speaks-or-makes-pictures) says what else that article asks.",
      "The consultant takes no decision about you. What happens to a message is on the [privacy page](/privacy#ai-consultant), and how far an answer may be relied on in the [disclaimer](/disclaimer#the-ai-consultant). You can reach a person through the [contact section](/#contact) at any time. If an answer is wrong, please tell us there, with the question.",
    ],
  },
  questions: {
    title: "Every question and every answer",
    text: "Each question of the newest round with the answer that it got, the grade and the reason for it. Each can be put to the consultant again: what it says today may differ from what it said then.",
    file: "Questions, answers and grades (CSV)",
  },
  round: "Each question with its grade. The question leads to the answer that it got, and to the reason for the grade.",
  callToAction: {
    title: "Did it fail you?",
    text: "Send us the question and what you expected. A person reads it, and we say which page answers it, or that none does.",
    button: "Tell us where it failed",
  },
} as const;

export const recordWords = {
  askedBy: "asked by",
  answerThen: "The consultant’s answer on that day",
  offered: "Offered beneath it",
  button:
    "One of the questions offered beneath the answer asks exactly what was wanted. That does not count as an answer.",
  again: "Ask this again",
  goOn: "Then ask this",
} as const;
