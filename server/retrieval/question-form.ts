/** What a question wants to know of its subject: a time, an amount, a reason. Two questions about one subject differ in that. */

export type QuestionForm = "time" | "amount" | "reason" | "person" | "place" | "meaning";

const FORMS: [QuestionForm, RegExp][] = [
  ["time", /\bhow (?:long|soon|quick(?:ly)?|often|many (?:days|weeks|months|years|hours))\b|\bwhen\b|\bhow much time\b/i],
  ["amount", /\bhow (?:much|many|large|big|high|low)\b|\b(?:what|which) (?:share|percentage|proportion|number)\b/i],
  ["reason", /\bwhy\b|\bhow come\b|\bwhat(?:'s| is| was) the (?:reason|point)\b/i],
  ["person", /\bwho(?:m|se)?\b/i],
  ["place", /\bwhere\b|\b(?:which|what) (?:country|countries|city|place)\b/i],
  ["meaning", /\bwhat (?:does|do|is meant by)\b.*\b(?:mean|stand for)\b|\b(?:define|definition of|meaning of)\b|^\W*what(?:'s| is| are) (?!the\b|your\b|our\b|my\b|it\b|this\b|that\b|wrong\b)(?:an? )?(?:[\w&-]+ ){0,2}[\w&-]+\W*$/i],
]; // biome-ignore format: a table

/** Undefined for "how", "which", "can you" and fragments: they are interchangeable. */
export function questionForm(question: string): QuestionForm | undefined {
  return FORMS.find(([, pattern]) => pattern.test(question))?.[0];
}
