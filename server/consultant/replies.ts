/** Canned replies; all other text comes from documents or from the acts of `content/acts.yaml`. */
export const REPLIES = {
  offer: "I am not sure which of these you mean:",
  likely: "This comes nearest to what you ask:",
  perhaps: "I am not sure what you mean. Perhaps this:",
  otherwise: "You may also mean:",
  nothingSure: "I found nothing on this site that surely answers that.",
  nothingFound: "I found nothing on that in what this site publishes.",
  fits: "What comes nearest to that is",
  unmentioned: "Nothing on this site mentions",
  nearest: "What comes nearest:",
  person: "Our team can answer you through the [contact section](/#contact).",
  workedExample: "In a worked example, which is not a client’s result:",
  asSaid: "As said above:",
  allSaid: "What comes nearest to that was said above.",
  moreRows: "More of the list is on the page.",
  summary: "This is what was asked here, and what the pages say to it:",
  open: "Not answered:",
  summaryNote:
    "To pass it on, copy it. To send your questions to us, put them into the enquiry form in the [contact section](/#contact); nothing is sent before you send it yourself.",
  nothingToSum: "There is nothing to summarise yet. You can write your enquiry in the [contact section](/#contact).",
} as const;
