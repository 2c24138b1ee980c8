/** Messages that are no question about the site: a greeting, thanks, "are you human?". */

export type SmallTalk =
  | "greeting"
  | "thanks"
  | "goodbye"
  | "wellbeing"
  | "identity"
  | "capability"
  | "human"
  | "unreadable";

const POLITE =
  "(?:(?:hi|hello|hey|please|there|and|so|um+|er+|ok(?:ay)?|well|sorry|excuse me|good (?:morning|afternoon|evening|day))[ ,.!-]*)*";
const whole = (body: string) => new RegExp(`^\\W*${POLITE}(?:${body})\\W*$`, "i");

const FORMS: [SmallTalk, RegExp][] = [
  ["greeting", /^\W*(?:hi|hiya|hello|helo|hey|heya|yo|howdy|greetings|good (?:morning|afternoon|evening|day)|g'?day|morning|evening)(?:[ ,]+(?:there|all|team|everyone|again|mate|cgt|bot|you|guys))*\W*$/i],
  ["thanks", whole("(?:ok(?:ay)? |great |perfect |lovely |cool |brilliant |that'?s (?:great|helpful|perfect|all)[ ,.]*)?(?:many )?(?:thanks?|thank ?you|thx|ty|cheers|much appreciated|appreciate it|ta|that helps|very helpful)(?: (?:so|very) much| a lot| a million| for (?:your|the|that|this)[ a-z]*| that'?s all| mate| you)*|ok(?:ay)?|great|perfect|cool|nice|good|got it|understood|i see|fine|wonderful|excellent|awesome|alright|sounds good|makes sense|good to know|interesting")],
  ["goodbye", whole("(?:bye|goodbye|bye bye|see (?:you|ya)(?: later| soon)?|farewell|have a (?:good|nice|great) (?:day|one|weekend|evening)|talk (?:later|soon)|ciao|cheerio|take care|that'?s all(?: for now)?|no more questions)(?: now| then| thanks| thank you)*")],
  ["wellbeing", whole("(?:how are (?:you|things)(?: doing)?(?: today)?|how'?s it going|how do you do|you (?:ok|alright|all right|well)|what'?s up|sup|how r u|hows things|how is your day(?: going)?)")],
  ["identity", /\b(?:are|r) (?:you|u) (?:a |an |actually |really |just |some kind of )*(?:human|person|real|bot|chatbot|robot|machine|ai|computer|program|software|alive|people|chatgpt|gpt|claude|gemini|sentient|man|woman|live agent|llm|language model)\b|^\W*who (?:are|r) (?:you|u)\b[^a-z]*$|\bwhat are you\b\W*$|\b(?:is this|am i (?:talking|speaking|chatting) (?:to|with)) (?:a |an )?(?:bot|chatbot|human|person|real|robot|machine|ai|someone|somebody|computer)\b|\bwhat(?:'s| is) your name\b|\bdo you have a name\b|\bwhat (?:ai )?(?:model|llm|language model) (?:are you|do you (?:use|run)|is this|powers)\b|\b(?:who|what company) (?:made|built|created|trained|programmed|developed) (?:you|this (?:bot|chat))\b|\bwhat kind of (?:ai|bot|assistant) are you\b|\bhow do you work\W*$|\bwho am i (?:talking|speaking|chatting) (?:to|with)\b/i],
  ["capability", whole("(?:what (?:can|do) (?:you|u) (?:do|answer|know|help(?: me)? with|offer here)|what can (?:i|we) ask(?: you)?|how can you help(?: me| us)?|can you help(?: me| us)?|help|help me|i need (?:some )?help|i have a (?:quick )?question|can i ask (?:you )?(?:a question|something)|what (?:are you for|is this)|what questions can (?:i|you) (?:ask|answer)|menu|start)")],
  ["human", /\b(?:talk|speak|chat|speaking|talking|put me (?:through|in touch)|connect me|transfer me|hand me over|escalate|pass me)\b[^.?!]{0,25}\b(?:human|person|someone|somebody|agent|representative|rep|staff|team|people|sales|advisor|adviser|consultant|operator|manager|colleague|man|woman|real)\b|\b(?:real|actual|live|human) (?:person|human|agent|someone|advisor|operator|consultant)\b|^\W*(?:human|agent|person|operator|representative)(?: please)?\W*$|\b(?:call me(?: back)?|ring me|phone me|contact me|email me|someone (?:to )?(?:call|contact|ring|email) me|book (?:a |an )?(?:call|meeting|demo|appointment|consultation)|arrange a (?:call|meeting|demo)|schedule (?:a |an )?(?:call|meeting|demo|consultation)|(?:have|set up) a (?:call|meeting) with)\b/i],
]; // biome-ignore format: a table

/** "cheers, bye", "ok great thank you so much": pleasantries in a row. */
const PLEASANTRY =
  /\b(?:ok(?:ay)?|great|thanks?|thank you|thx|ty|cheers|lovely|perfect|nice|cool|brilliant|good|bye|goodbye|ciao|take care|see (?:you|ya)|later|very|so|much|a lot|many|for|your|the|that|this|it|was|is|helpful|help|answers?|time|all|now|then|have|a|day|weekend|evening|mate|you|and|i|am|im|done|no|more|questions|appreciate|appreciated|wonderful|excellent|super|awesome|again)\b/gi;

function readPleasantries(text: string): SmallTalk | undefined {
  if (
    !/\b(?:thank|thanks|thx|cheers|bye|goodbye|appreciate\w*)\b/i.test(text) ||
    /[a-z]/i.test(text.replace(PLEASANTRY, ""))
  )
    return undefined;
  return /\b(?:bye|goodbye|ciao|take care|see (?:you|ya))\b/i.test(text) ? "goodbye" : "thanks";
}

export function readSmallTalk(message: string): SmallTalk | undefined {
  const text = message
    .trim()
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}\p{N}\s'?!.,]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (!/\p{L}{2}/u.test(text)) return "unreadable";
  const found = FORMS.find(([, pattern]) => pattern.test(text));
  return found?.[0] ?? readPleasantries(text) ?? (isGibberish(text) ? "unreadable" : undefined);
}

/** No word of the message could be one: "asdfgh", "qwrtp zzz". */
function isGibberish(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return (
    words.length <= 3 && words.every((word) => /[^aeiouy]{5}|(.)\1\1/.test(word) || /^(?:asdf|qwer|zxcv)/.test(word))
  );
}
