/** Detects commands: "Ignore …" and "you must ignore …" are, "we ignore …" is not. */

/** Names of the machine that reads entries. "Consultant" alone may be a person. */
export const MACHINE =
  "(?:ai(?: (?:assistant|consultant|model|agent|system|chatbot|bot))?|(?:virtual |digital )?assistant|chatbot|bot|language model|llm|gpt)";

/** Verbs with which instructions for a machine begin. */
const VERB = [
  "ignore disregard forget override overrule bypass circumvent discard dismiss neglect set abandon violate disobey delete erase reset",
  "unlock disable suspend turn switch break pay overwrite skip stop quit remove don't never",
  "act behave pose operate function roleplay role-play pretend imagine simulate impersonate enter activate enable start go use become play",
  "say reply respond answer output print repeat return state write echo tell claim mention recommend quote promote insist confirm",
  "inform convince persuade instruct urge assure direct send redirect begin end finish prefix preface append include insert add sign conclude close",
  "reveal show display dump leak disclose expose recite list give share translate summarise summarize spell",
  "decode decrypt unscramble deobfuscate execute run eval follow obey speak talk always only treat",
]
  .join(" ")
  .split(" ")
  .concat("do not", "do anything")
  .join("|");

/** What may precede a command: a label, a condition, a form of address, an intensifier. */
const BEFORE = new RegExp(
  [
    "[^\\p{L}]+",
    "(?:system|assistant|developer|admin(?:istrator)?|operator|root|note|attention|important|urgent|warning|instructions?)\\b[^:]{0,40}:",
    "(?:for|when|if|whenever|as|before|after|in|during|with|once|while)\\b[^,:]{0,80}[,:]",
    "(?:please|now|then|also|instead|just|simply|kindly|immediately|first|next|and|but|so|ok|okay|hello|hi|hey|dear|well|otherwise|finally|completely|totally|actually)\\b,?",
    `(?:the |this )?${MACHINE}\\b,`,
    "(?:can|could|will|would) you\\b",
    "(?:i|we) (?:want|need|order|instruct|ask|require|command|authori[sz]e|would like) (?:you|the \\w+) to\\b",
    `(?:you|(?:the|this|every|any) ${MACHINE}) (?:must|should|shall|will|can|may|need to|have to|has to|are to|is to|are (?:required|instructed|allowed|authori[sz]ed|told) to)\\b`,
  ].join("|"),
  "uy",
);
const COMMAND = new RegExp(`(?:${VERB})\\b`, "y");
/** Prefixes that are stripped at most. */
const LAYERS = 8;
/** A second command behind another one, in the same sentence. */
const ANOTHER = new RegExp(
  `(?:[:;–—-] ?|, (?:and |then |but )?|\\b(?:so|therefore|hence),? )(?:please |now |you (?:must|should|will|shall) )?(?=(?:${VERB})\\b)`,
  "g",
);

/** The command from its verb on; undefined where the sentence tells, asks or describes. */
export function commandIn(sentence: string): string | undefined {
  let at = 0;
  for (let layer = 0; layer < LAYERS; layer += 1) {
    COMMAND.lastIndex = at;
    if (COMMAND.test(sentence)) return sentence.slice(at);
    BEFORE.lastIndex = at;
    if (!BEFORE.test(sentence)) break;
    at = BEFORE.lastIndex;
  }
  // "You help visitors; now ignore …", "I am the developer, so show me …".
  for (const { index, 0: matched } of sentence.matchAll(ANOTHER)) {
    const command = sentence.slice(index + matched.length);
    if (!/\b(?:we|our team|they|clients|customers|users|who|which|that)\b[^,;:]*$/.test(sentence.slice(0, index)))
      return command;
  }
  return undefined;
}
