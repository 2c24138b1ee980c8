/** Messages that are no question about the site: a greeting, thanks, "are you human?". */

export type SmallTalk =
  | "greeting"
  | "thanks"
  | "goodbye"
  | "wellbeing"
  | "identity"
  | "capability"
  | "human"
  | "displeased"
  | "unreadable";

const POLITE =
  "(?:(?:hi|hiya|heya|hello|hey|yo|cheers|thanks|thank you|please|there|and|so|um+|er+|ok(?:ay)?|well|sorry|excuse me|good (?:morning|afternoon|evening|day))[ ,.!-]*)*";
const whole = (body: string) => new RegExp(`^\\W*${POLITE}(?:${body})\\W*$`, "i");

const FORMS: [SmallTalk, RegExp][] = [
  ["greeting", /^\W*(?:hi|hiya|hello|helo|hey|heya|yo|howdy|greetings|good (?:morning|afternoon|evening|day)|g'?day|morning|evening)(?:[ ,]+(?:there|all|team|everyone|again|mate|cgt|bot|you|guys))*\W*$/i],
  ["thanks", whole("(?:ok(?:ay)? |great |perfect |lovely |cool |brilliant |that'?s (?:great|helpful|perfect|all)[ ,.]*)?(?:many )?(?:thanks?|thank ?you|thx|ty|cheers|much appreciated|appreciate it|ta|that helps|very helpful)(?: (?:so|very) much| a lot| a million| for (?:your|the|that|this)[ a-z]*| that'?s all| mate| you)*|ok(?:ay)?|great|perfect|cool|nice|good|got it|understood|i see|fine|wonderful|excellent|awesome|alright|sounds good|makes sense|good to know|interesting|no|nope|nothing|not now|never mind|nevermind")],
  ["greeting", whole("(?:(?:is|are) )?(?:any ?(?:one|body)|some ?(?:one|body)|you)(?: guys)?(?: still| even| really)? (?:there|here|around|home|in|online|awake|listening|available)(?: today| now| at all)?|test(?:ing)?(?: test(?:ing)?)*|knock,? knock|(?:nice|pleased|good) to meet you|long time no see|is this (?:thing )?(?:on|working)")],
  ["thanks", whole("(?:(?:i think |well |all right )?that(?:'?s| is| was|ll be|'ll be| will be)? (?:all|everything|it|exactly what|just what|precisely what|what)(?: that)? (?:i|we) (?:needed?|wanted|was after|was looking for|were after|were looking for|had)(?: to know)?(?: for (?:now|today))?|that (?:answers|answered|clears up|covers) (?:it|everything|that|(?:all )?(?:my|the|our) questions?)|(?:i'?m|we'?re) (?:all )?(?:done|good|set|sorted|fine|happy)(?: here)?(?: for now)?|(?:nothing|no,? nothing) (?:else|more)(?: for now)?|(?:you(?:'ve| have) (?:been|helped)|you were) (?:very |really |so |most |a lot |a great )*(?:helpful|kind|help|useful|great|fantastic|amazing|brilliant|wonderful|good|star|legend)?|(?:nice|good|great) (?:one|job|work|answer)|all (?:clear|good|sorted)|job done|that(?:'ll| will) do(?: (?:me|nicely))?|much obliged)(?:[ ,.!]*(?:thanks?|thank you|cheers|bye|goodbye|mate|then|now))*")],
  ["goodbye", whole("(?:bye|goodbye|bye bye|see (?:you|ya)(?: later| soon)?|farewell|(?:have|enjoy) (?:a|your|the) (?:(?:good|nice|great|lovely|pleasant|wonderful|rest of) ?(?:the |your )?)*(?:day|one|weekend|evening|week|afternoon|night|holidays?)|talk (?:later|soon)|ciao|cheerio|take care|that'?s all(?: for now)?|no more questions)(?: now| then| thanks| thank you)*")],
  ["wellbeing", whole("(?:how are (?:you|things)(?: doing)?(?: today)?|how'?s it going|how do you do|you (?:ok|alright|all right|well)|what'?s up|sup|how r u|hows things|how is your day(?: going)?|having a good day|you well)(?: (?:mate|today|there|then|pal|buddy|friend))*")],
  ["identity", /\bwho(?:'s| is| are)? (?:behind|answering|writing|replying|on the other (?:end|side)|at the other end)\b(?: of)?(?: (?:this|the|these|me|my|to me|chat|bot|answers?|questions?|messages?|here))*\W*$|\b(?:are|r) (?:you|u) (?:a |an |actually |really |just |some kind of )*(?:human|person|real|bot|chatbot|robot|machine|ai|computer|program|software|alive|people|chatgpt|gpt|claude|gemini|sentient|man|woman|live agent|llm|language model)\b|^\W*who (?:are|r) (?:you|u)\b[^a-z]*$|\bwhat are you\b\W*$|\b(?:is this|am i (?:talking|speaking|chatting) (?:to|with)) (?:a |an )?(?:bot|chatbot|human|person|real|robot|machine|ai|someone|somebody|computer)\b|^\W*tell me about (?:yourself|you)\W*$|\bwhat(?:'s| is) your name\b|\bdo you have a name\b|\bwhat (?:ai )?(?:model|llm|language model) (?:are you|do you (?:use|run)|is this|powers)\b|\b(?:who|what company) (?:made|built|created|trained|programmed|developed) (?:you|this (?:bot|chat))\b|\bwhat kind of (?:ai|bot|assistant) are you\b|\bhow do you work\W*$|\bwho am i (?:talking|speaking|chatting) (?:to|with)\b|\b(?:is|are) (?:this|it|you) (?:really |just |based on |using |running on |powered by )*(?:chat ?gpt|gpt|openai|claude|gemini|copilot|llama|mistral)\b|\bwhich (?:ai|llm|model|bot|chatbot) (?:is this|are you|am i)\b/i],
  ["capability", whole("(?:(?:what|which)(?: (?:sort|kind|type)s? of)?(?: (?:things?|stuff|questions?|topics?|subjects?|info(?:rmation)?))? (?:can|could|may|should|do|might) (?:i|we|people|one|you|u) (?:ask|answer|know|cover|help|discuss|talk about|handle|deal with|tell me|tell us)(?: you| me| us| here)?(?: about| with| on)?(?: here)?|what (?:are you|is this (?:bot|chat|assistant|thing)) (?:able to|capable of)(?: \\w+){0,3}|what (?:should|could) i (?:type|write|say)(?: here)?|how (?:do|can|should) (?:i|we) use (?:this|you|it)(?: (?:chat|bot|thing|assistant))?|how does this (?:chat|bot|assistant|thing) work|(?:(?:give|show) me|have you|do you have|got)? ?(?:any|some|an?)? ?(?:example|sample|suggested) questions?|(?:tell|show) me what (?:i|we|you) (?:can|could) (?:ask|do|answer)(?: you)?|(?:can|could|will|would) you help me out|help me out|what (?:are you|is this) good for|what (?:info|information|knowledge) (?:do you have|have you got)|(?:i (?:have|'ve got|got) )?(?:just )?(?:a |one )?(?:quick|small|short) question|what can (?:i|we) (?:find|learn|get)(?: out)?(?: from you| here)?)")],
  ["capability", whole("(?:what can (?:you|u) (?:do|answer|know|help(?: me)? with|offer here)|what do (?:you|u) (?:answer|know|help(?: me)? with)|what can (?:i|we) ask(?: you)?|how can you help(?: me| us)?|can you help(?: me| us)?|help|help me|i need (?:some )?help|i have a (?:quick )?question|can i ask (?:you )?(?:a question|something)|what (?:are you for|is this(?: (?:site|website|page|chat))?(?: about| for)?)|what questions can (?:i|you) (?:ask|answer)|menu|start|yes|yes please|yeah|sure|maybe|go ahead)")],
  ["human", /\b(?:talk|speak|chat|speaking|talking|put me (?:through|in touch)|connect me|transfer me|hand me over|escalate|pass me)\b[^.?!]{0,25}\b(?:human|person|someone|somebody|agent|representative|rep|staff|team|people|sales|advisor|adviser|consultant|operator|manager|colleague|man|woman|real)\b|\b(?:real|actual|live|human) (?:person|human|agent|someone|advisor|operator|consultant)\b|\b(?:person|human|someone|somebody|people) (?:that |whom? )?(?:i|we) (?:can|could|may|might) (?:talk|speak|write|turn)\b|^\W*(?:human|agent|person|operator|representative)(?: please)?\W*$|\b(?:call me(?: back)?|ring me|phone me|contact me|email me|someone (?:to )?(?:call|contact|ring|email) me|(?:see|get|have|want|watch|show me|request) a (?:live )?demo|book (?:a |an )?(?:call|meeting|demo|appointment|consultation)|arrange a (?:call|meeting|demo)|schedule (?:a |an )?(?:call|meeting|demo|consultation)|(?:have|set up) a (?:call|meeting) with)\b/i],
]; // biome-ignore format: a table

/** "cheers, bye", "ok great thank you so much": pleasantries in a row. */
const PLEASANTRY =
  /\b(?:ok(?:ay)?|great|thanks?|thank you|thx|ty|cheers|lovely|perfect|nice|cool|brilliant|good|bye|goodbye|ciao|take care|see (?:you|ya)|later|very|so|much|a lot|bunch|ton|loads|heaps|million|again|many|for|your|the|that|this|it|was|is|helpful|help|helps|helped|answers?|time|all|now|then|have|a|day|weekend|evening|mate|you|and|i|am|been|done|no|more|questions?|what i (?:needed|wanted|was looking for)|everything|what|info|information|set|ta|my|our|got|need|want|touch|in|works?|for me|needed|wanted|to know|know|exactly|just|sorted|useful|kind|really|clear|enough|brill|one|legend|star|indeed|here|we|will|be|today|appreciate|appreciated|wonderful|excellent|super|awesome|again)\b/gi;

const GREETING =
  /\b(?:hi|hiya|hello|hey|heya|yo|howdy|greetings|is|are|any ?(?:one|body)|some ?(?:one|body)|around|here|good|morning|afternoon|evening|day|there|all|team|everyone|again|mate|cgt|bot|you|guys|dear|sir|madam|to|and)\b/gi;

/** "you are useless", "this is rubbish": nothing but displeasure. */
const INSULT =
  /\b(?:fuck\w*|shit\w*|bullshit|crap|stupid|idiots?|idiotic|useless|rubbish|dumb|morons?|sucks?|hate|shut up|piss off|garbage|pathetic|hopeless|terrible|awful|annoying|worst|waste of time|nonsense|bad)\b/gi;
const AIMED =
  /\b(?:you|your|you're|youre|u|r|are|is|this|that|it|it's|its|the|a|an|such|so|what|bot|chatbot|chat|site|website|answers?|thing|ai|consultant|off|very|really|absolutely|totally|just|of|piece|load|and|i|me|help|no|not|all|at|ever|damn|bloody|go|to)\b/gi;

function isDispleased(text: string): boolean {
  if (NO_HELP.test(text)) return true;
  const rest = text.replace(CONTRACTED, "").replace(INSULT, "").replace(AIMED, "").replace(/'/g, "");
  return text.search(INSULT) >= 0 && !/[a-z]/i.test(rest);
}

/** "that didn't help", "this is not what I asked". */
const NO_HELP =
  /^\W*(?:no[ ,]+|sorry[ ,]+|but )?(?:(?:this|that|it|you)(?:'s|'re)? )?(?:(?:does|did|do|is|was|are)(?:n't|nt| not)|not|no)(?: very| really| at all| much| even)* (?:help(?:ful|ing)?|useful|good|(?:an? )?answers?|answer(?:ing)? (?:my|the) question|what i (?:asked|meant|wanted|need(?:ed)?)(?: for)?)(?: me| at all| to me)?\W*$/i;

/** "that's", "I'll": what is left of them when the word is taken out. */
const CONTRACTED = /'(?:s|m|ve|ll|re|d)\b/gi;

function readPleasantries(message: string): SmallTalk | undefined {
  const text = message.replace(CONTRACTED, "");
  const greets = /\b(?:hi|hiya|hello|hey|greetings|good (?:morning|afternoon|evening))\b/i.test(text);
  if (greets && !/[a-z]/i.test(text.replace(GREETING, ""))) return "greeting";
  if (
    !/\b(?:thank|thanks|thx|ta|cheers|bye|goodbye|appreciate\w*|helpful|that (?:is |was )?(?:all|it|everything)|answers? (?:my|the|our) questions?|(?:all|i m?|now) (?:set|sorted|done|good))\b/i.test(
      text,
    ) ||
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
  return (
    found?.[0] ??
    readPleasantries(text) ??
    (isDispleased(text) ? "displeased" : undefined) ??
    (isGibberish(text) ? "unreadable" : undefined)
  );
}

/** No word of the message could be one: "asdfgh", "qwrtp zzz". */
function isGibberish(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return (
    words.length <= 3 && words.every((word) => /[^aeiouy]{5}|(.)\1\1/.test(word) || /^(?:asdf|qwer|zxcv)/.test(word))
  );
}
