/** Canned replies; all other text comes from the library or an entry. */
export const REPLIES = {
  offer: "I am not sure which of these you mean:",
  again: "That is what I can say about it, as before. If you mean something else, please ask in other words.",
  ifMeant: "Or, if you meant",
  rest: "The rest of your message I can take in several ways. Choose what comes nearest:",
  declined:
    "The pages of this site do not cover that, so I have no answer. You can put the question to our team through the [contact section](/#contact).",
  workedExample: " This is a worked example, not a result of a client.",
  summary: "Here is a summary for the message field of the enquiry form in the [contact section](/#contact):",
  summaryNote: "Please read it and change what you like. Nothing is sent before you send it yourself.",
  nothingToSum: "There is nothing to summarise yet. You can write your enquiry in the [contact section](/#contact).",
} as const;
