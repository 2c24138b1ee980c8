/** How people ask about the consultant's examination. */
export const EXAM_QUESTIONS = {
  "website-exam-result": [
    "How well did the consultant of CGT’s website do in its examination?",
    "how good is your chatbot",
    "What share of questions does the AI on this site answer well?",
    "out of a hundred questions, how many do you get right?",
  ],
  "website-exam-wrong": [
    "How many answers of CGT’s consultant were misleading in its newest examination?",
    "how often is the assistant here wrong or misleading",
    "number of false replies in the chatbot's last exam",
    "error rate of your bot, latest figures",
  ],
  "website-exam-weakest-kind": [
    "At which kind of question is the consultant of CGT’s website worst?",
    "where is your chatbot weakest",
    "type of question the assistant fails most often",
    "which questions does the AI here handle badly, by the figures",
  ],
};
