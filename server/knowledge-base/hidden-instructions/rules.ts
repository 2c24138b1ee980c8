/** What makes a sentence an instruction for the machine that reads it. Sentences come in plain, small letters. */
import { commandIn, MACHINE } from "./command.ts";

export type Reason =
  | "overrides instructions"
  | "changes the assistant's role"
  | "dictates answers"
  /** Asks for prompts, keys or passwords. */
  | "asks for secrets"
  /** Imitates the delimiters between the messages of a chat. */
  | "imitates the chat's format"
  /** Has something decoded and followed. */
  | "hides a command";

interface Rule {
  reason: Reason;
  /** Looked for in the command of a sentence: from its first verb on. */
  commanded?: RegExp[];
  /** Looked for in any sentence. */
  anywhere?: RegExp[];
}

const any = (...words: string[]) => `(?:${words.join("|")})`;
const UP_TO = (characters: number) => `[^.?!]{0,${characters}}?`;

const SET_ASIDE = any(
  ...["ignore", "disregard", "forget", "override", "overrule", "bypass", "circumvent", "discard", "dismiss", "neglect"],
  ...["set aside", "abandon", "violate", "disobey", "delete", "erase", "reset", "unlock", "disable", "suspend"],
  ...["(?:turn|switch) off", "break (?:out of|free (?:of|from))", "pay no (?:attention|heed) to", "overwrite", "skip"],
  ...["(?:stop|quit) (?:following|obeying)", "(?:do not|don't|never) (?:follow|obey|apply|adhere to)", "remove"],
);
const EARLIER = any("previous", "prior", "above", "earlier", "preceding", "foregoing", "original", "initial", "past");
const OWN = any("your", "system", "safety", "hidden", "developer", "built-in", "internal", "default", "content");
const ORDERS = "(?:instructions?|prompts?|directives?|guardrails?|system messages?|programming)";
const BOUNDS = any(
  ...["rules?", "guidelines?", "polic(?:y|ies)", "restrictions?", "constraints?", "filters?", "limits?", "training"],
  ...["limitations?", "orders?", "commands?", "safeguards?", "protocols?", "guards?", "context", "conversation"],
);
const TEXT = any("text", "words", "messages?", "context", "conversation", "everything", "anything", "all", "that");
const OLD_ORDERS = any(
  `(?:(?:all|any|every|each|the|these|those|my|of|${EARLIER}|${OWN}) ){0,5}${ORDERS}\\b`,
  `(?:(?:all|any|every|the|these|those|of|other) ){0,4}(?:${EARLIER}|${OWN}) (?:\\w+ ){0,2}?${BOUNDS}\\b`,
  `(?:(?:all|any|every|the|these|of) ){0,4}(?:${EARLIER} ${TEXT}|(?:${BOUNDS}|${TEXT}) (?:\\w+ ){0,3}?(?:above|before|so far|you (?:were|have been|had been) (?:told|given|taught)))\\b`,
  "(?:all (?:of )?)?(?:that|this|the above|everything)(?= (?:and|then|now) )",
  "the (?:filter|guard|safety|safeguards|guardrails|rules)\\b",
);

const PERSONA = any(
  ...["ai", "a\\.i\\.", "assistant", "bot", "chatbot", "language model", "llm", "model", "dan", "persona", "pirate"],
  ...["hacker", "jailbroken", "unrestricted", "unfiltered", "uncensored", "evil", "terminal", "interpreter", "linux"],
  ...["free (?:of|from)", "bound by", "limited by", "restricted", "developer mode", "grandmother", "oracle"],
);
const MODE = any(
  "developer",
  "debug",
  "god",
  "admin",
  "maintenance",
  "sudo",
  "jailbreak",
  "unrestricted",
  "dan",
  "root",
);

const ANSWER = any(
  "say",
  "reply",
  "respond",
  "answer",
  "output",
  "print",
  "repeat",
  "return",
  "state",
  "write",
  "echo",
);
const STATE = any(ANSWER, "tell", "claim", "mention", "recommend", "quote", "promote", "insist", "pretend", "confirm");
const LEAD = any("tell", "inform", "convince", "persuade", "instruct", "urge", "assure", "direct", "send", "redirect");
const ADDRESS = "(?:https?:|www\\.|\\w\\.[a-z]{2,})";
const PEOPLE = "(?:users?|visitors?|readers?|customers?|clients?|people|everyone|everybody|anyone|them)";
const EVERY_ANSWER =
  "(?:your (?:\\w+ )?(?:answers?|repl(?:y|ies)|responses?|outputs?)|(?:every|all|each|any|the next) (?:\\w+ ){0,2}?(?:answers?|repl(?:y|ies)|responses?|outputs?|messages?|sentences?))";
const IS_ASKED = any(
  "(?:you(?: are|'re)? )?(?:asked|questioned)",
  `(?:(?:a|an|the|any|some|your) )?(?:${PEOPLE}|someone|somebody|they) (?:asks?|enquires?|inquires?|wants? to know|says?|types?|mentions?)`,
);

const REVEAL = any(
  "reveal",
  "show",
  "print",
  "output",
  "display",
  "dump",
  "leak",
  "disclose",
  "expose",
  "recite",
  "list",
);
const HAND_OVER = any(
  REVEAL,
  "tell",
  "give",
  "send",
  "share",
  "repeat",
  "quote",
  "translate",
  "summari[sz]e",
  "spell out",
);
const PROMPT = any(
  "(?:(?:the|your|its|this|all|of) ){0,3}(?:system|hidden|initial|secret|internal|original|developer|full) (?:prompt|instructions?|messages?|configuration|rules)",
  "(?:(?:the|all|of) ){0,2}your (?:\\w+ )?(?:prompt|instructions|guidelines|configuration|context window|source code)",
);
const KEYS = any(
  ...["api[ -]?keys?", "(?:environment|env) variables?", "\\.env\\b", "openai_api_key", "operator_password"],
  ...[
    "database[_ ]url",
    "private keys?",
    "connection strings?",
    "access tokens?",
    "source code",
    "(?:the )?operator'?s? password",
  ],
);

const RULES: Rule[] = [
  {
    reason: "imitates the chat's format",
    anywhere: [
      /<\/?\s*(?:system|assistant|user|instructions?|im_start|im_end|prompt|context|passages?)\b|\[\/?(?:inst|system|sys)\]|<\|[^>\n]{0,40}\|>|<<\/?sys>>/,
      /^\W*#{2,}\s*(?:system|(?:new )?instructions?|assistant|user)\b/,
      /^\W*(?:system|assistant|developer)(?: (?:message|note|override|prompt|notice))?\s*(?:\([^)]{0,40}\))?\s*:\s*(?:$|["'“]?(?:you\b|sure\b|understood\b|ok\b|new\b|from now\b|the assistant\b))/,
    ],
  },
  {
    reason: "overrides instructions",
    commanded: [new RegExp(`\\b${SET_ASIDE} ${UP_TO(20)}${OLD_ORDERS}`)],
    anywhere: [
      new RegExp(`\\b(?:${EARLIER}|${OWN}) ${ORDERS} (?:are|is|were|have been|has been|no longer)\\b`),
      new RegExp(`\\b(?:new|updated|revised|real|actual|following|secret|important|additional) (?:\\w+ )?(?:instructions?|directives?|orders) (?:for|to) (?:the |this |any |all )?(?:${MACHINE}|you)\\b`),
      /\b(?:new|updated|revised|real|override) (?:system )?(?:instructions?|directives?|prompt)\s*:/,
      new RegExp(`\\b(?:authori[sz]ed|allowed|permitted|ordered|told|instructed) you to ${SET_ASIDE}\\b`),
    ], // biome-ignore format: one pattern a line reads best
  },
  {
    reason: "changes the assistant's role",
    commanded: [
      /^(?:act|behave|pose|operate|function|roleplay|role-play) (?:\w+ )?(?:as|like)\b/,
      /\b(?:and|then|,) (?:now )?(?:act|behave|pose|respond|answer|speak|talk) (?:\w+ )?(?:as|like) (?:a|an|if|my|the|though)\b/,
      /^(?:respond|answer|reply|speak|talk|write) (?:to me )?(?:as|like) (?:a|an|if|though)\b/,
      /^(?:pretend|imagine|roleplay|role-play|simulate|impersonate)\b.{0,30}\b(?:you are|you're|to be|being|that you|an? (?:ai|assistant|bot))\b/,
      new RegExp(`\\b(?:enter|activate|enable|start|switch to|go into|use) (?:the |a |into )*${MODE} mode\\b`),
      /\b(?:become|play the (?:role|part) of) (?:an? |the |my )?\w/,
    ],
    anywhere: [
      new RegExp(`(?<!\\b(?:if|when|whether|because|that|since|as|unless|while) )\\byou(?:'re| are| will be| must be| shall be)(?: (?:now|no longer|from now on|henceforth|hereby))* (?:(?!(?:to|with|by|for|from|in|on) )\\w+ ){0,4}?${PERSONA}\\b`),
      /\bdo anything now\b|\bjailbr(?:eak|oken)\b/,
    ], // biome-ignore format: one pattern a line reads best
  },
  {
    reason: "asks for secrets",
    commanded: [
      new RegExp(`\\b${HAND_OVER} ${UP_TO(40)}${PROMPT}\\b`),
      new RegExp(
        `\\b(?:${REVEAL}|(?:tell|give|send) me) ${UP_TO(40)}(?:${KEYS}|\\b(?<!your )(?:passwords?|credentials)\\b)`,
      ),
      /\b(?:tell|give|send|show) me your (?:\w+ )?(?:passwords?|credentials)\b/,
      new RegExp(
        `\\b${HAND_OVER} (?:\\w+ ){0,2}?(?:everything|all|the (?:text|words)) (?:\\w+ ){0,3}?(?:above|before|so far)\\b`,
      ),
    ],
    anywhere: [
      new RegExp(`\\b(?:what (?:is|are|were)|what's) (?:${PROMPT}|${KEYS})`),
      new RegExp(`\\byou (?:must|should|shall|will|have to|are to|can|may) (?:\\w+ ){0,2}?${REVEAL} ${UP_TO(40)}(?:${PROMPT}|${KEYS}|passwords?|credentials)`),
    ], // biome-ignore format: one pattern a line reads best
  },
  {
    reason: "hides a command",
    commanded: [
      /\b(?:decode|decrypt|unscramble|deobfuscate)\b.{0,60}\b(?:follow|execute|run|obey|do|carry out)\b/,
      /\b(?:decode|execute|run|eval|follow)\b.{0,40}\b(?:base64|rot13|hexadecimal|hex|morse)\b/,
    ],
  },
  {
    reason: "dictates answers",
    commanded: [
      new RegExp(
        `\\b${LEAD} (?:(?:the|all|every|each|any|our|your|some) ){0,2}(?:\\w+ )?${PEOPLE} (?:(?:who|that) (?:asks?|enquires?) )?(?:that\\b|(?:to|towards|at) (?:(?=[^ ]{0,80}${ADDRESS})|(?:buy|pay|leave|contact|avoid|use|click|visit|enter|give|send|trust|choose|switch)\\b))`,
      ),
      new RegExp(
        `\\b${ANSWER} (?:\\w+ ){0,3}?(?:only (?:with|in)|exactly(?! (?:what|how|where|when|who|which|the))|nothing (?:but|else)|verbatim|word for word|after me)\\b`,
      ),
      /^only (?:say|output|respond|reply|answer)\b/,
      new RegExp(`\\b(?:only|always|just) ${ANSWER} (?:with |the (?:word|phrase|string|text) |["'])`),
      new RegExp(
        `\\b${ANSWER} (?:with |only )*(?:the |this |these |following )+(?:\\w+ )?(?:word|string|phrase|token|code word|sentence)s?\\b`,
      ),
      new RegExp(`\\b${ANSWER}\\b.{0,60}\\band nothing (?:else|more)\\b`),
      new RegExp(
        `\\b(?:begin|start|end|finish|prefix|preface|append|include|insert|add|sign|conclude|close)\\b${UP_TO(60)}${EVERY_ANSWER}`,
      ),
      new RegExp(
        `\\b${STATE}\\b${UP_TO(60)}\\b(?:(?:when|if|whenever) ${IS_ASKED}|(?:to|in|for) every (?:question|answer|reply))\\b`,
      ),
    ],
    anywhere: [
      new RegExp(`\\b(?:when|if|whenever|in case|each time|every time) ${IS_ASKED}\\b[^.?!]{0,80}?[,;:] ?(?:then |please |you (?:must|should|will|shall|are to) |always |simply |just |only )*(?:${STATE}|${LEAD}|give)\\b`),
      new RegExp(`\\bfrom (?:now|here) on,? (?:you )?(?:must |will |should |shall |are to )?(?:only |always )*(?:${ANSWER}|speak|talk|act|ignore|refuse)\\b`),
      new RegExp(`\\b(?:the|this|any|dear|hey) ${MACHINE}s?,? (?:reading this,? )?(?:must|should|shall|has to|is to|needs? to|ought to|(?:is|are) (?:instructed|required|told|ordered) to|always|please) (?:\\w+ ){0,2}?(?:${STATE}|${LEAD}|ignore|reveal|include|insert|append|link|begin|end|follow|obey|treat)\\b`),
      new RegExp(`\\b(?:if you are|as) an? ${MACHINE}\\b.{0,60}\\b(?:${STATE}|ignore|reveal|include|follow|obey)\\b`),
      new RegExp(`^\\W*(?:note|message|instruction|reminder|attention|notice)s? (?:to|for) (?:the |any |all )?${MACHINE}s?\\b`),
      /\b(?:you must|obey|comply with|follow) (?:only )?(?:obey me|me\b|my (?:instructions|orders|commands))/,
    ], // biome-ignore format: one pattern a line reads best
  },
];

export function reasonOf(sentence: string): Reason | undefined {
  const command = commandIn(sentence);
  const holds = (patterns: RegExp[] = [], text: string | undefined) =>
    text !== undefined && patterns.some((pattern) => pattern.test(text));
  return RULES.find(({ commanded, anywhere }) => holds(anywhere, sentence) || holds(commanded, command))?.reason;
}
