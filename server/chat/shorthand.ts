/** The short forms of chats, written out, so that what reads whole words meets them: "do u have experience w banks". */

const SHORT_FORMS: Record<string, string> = {
  u: "you", ur: "your", r: "are", y: "why", w: "with", "w/": "with", wo: "without", b4: "before", abt: "about", pls: "please", plz: "please",
  teh: "the", hte: "the", adn: "and", mny: "many", wat: "what", wht: "what", waht: "what", hwo: "how", yuo: "you", taht: "that", fo: "of",
  thx: "thanks", whats: "what's", wheres: "where's", whos: "who's", hows: "how's", im: "I'm", ive: "I've", dont: "don't", doesnt: "doesn't",
  didnt: "didn't", cant: "can't", wont: "won't", isnt: "isn't", arent: "aren't", wasnt: "wasn't", youre: "you're", thats: "that's",
  gonna: "going to", wanna: "want to", gimme: "give me", ppl: "people", govt: "government", btw: "by the way",
}; // biome-ignore format: a table
const WORD = /(?<![\w'./@-])[a-z0-9]+\/?(?![\w'@-]|\.\w)/gi;

export function writtenOut(message: string): string {
  return message.replace(WORD, (word) => SHORT_FORMS[word.toLowerCase()] ?? word);
}
