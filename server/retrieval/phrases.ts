/** Several words that stand for one idea, and the short forms of them. Each becomes one term of its own. */
import type { Token } from "./analyse.ts";
import { oneSpelling } from "./normalise.ts";
import { stem } from "./stemmer.ts";

/** Name of the idea: the ways in which people write it. Words are compared by their stems. */
const PHRASES: Record<string, string[]> = {
  "#cpa": ["cpa", "cost per acquisition", "cost for each acquisition", "acquisition cost", "cost of acquisition",
    "cost per lead", "cost per customer", "cost per sale", "cost per action", "cost of winning", "cac",
    "cost per policy", "win a customer", "winning a customer", "win a client", "get a customer", "gain a customer", "acquire a customer", "winning customers", "winning new customers", "cost for each acquisition", "customer acquisition cost"],
  "#cpc": ["cpc", "cost per click", "cost for each click", "click cost", "price per click", "ppc"],
  "#roas": ["roas", "return on ad spend", "return on campaign spend", "return on media spend", "return on spend",
    "return on advertising", "ad return", "return per pound", "return per dollar", "return per euro", "every dollar spent", "every pound spent", "every euro spent", "each dollar spent", "each pound spent", "each euro spent", "dollar spent", "pound spent", "euro spent"],
  "#roi": ["roi", "return on investment", "return on our investment"],
  "#ctr": ["ctr", "click through", "click through rate", "clickthrough", "click thru", "click rate"],
  "#signup": ["sign up", "signup", "signed up", "registration", "registrations", "registered"],
  "#trialtopaid": ["trial to paid", "free trial", "trials converted", "paying account", "paying customer", "paid account"],
  "#callcentre": ["call centre", "contact centre", "call center", "helpline", "phone line", "telephone line"],
  "#lawfirm": ["law firm", "law practice", "solicitors firm", "legal practice", "legal firm"],
  "#ai": ["ai", "artificial intelligence", "machine learning", "language model", "llm", "genai"],
  "#casestudy": ["case study", "case studies", "success story", "success stories", "track record"],
  "#headoffice": ["where are you", "where is cgt", "head office", "headquarters", "hq", "headquartered", "main office"],
  "#dataprotection": ["gdpr", "data protection", "personal data", "data privacy", "privacy law", "privacy rules"],
  "#brandsafety": ["brand safety", "brand safe"],
  "#publicsector": ["public sector", "civil service", "public service", "public body", "public bodies", "public authority",
    "local authority", "government department", "government agency", "city hall", "town hall"],
  "#firstdraft": ["first draft", "faster draft", "drafting time"],
  "#plainenglish": ["plain english", "plain language"],
  "#lastclick": ["last click", "last touch"],
  "#domainname": ["domain name", "web address", "web domain", "url", "web name"],
  "#touristboard": ["tourism board", "tourist board", "destination marketing", "dmo", "visitor board", "tourist office"],
  "#quotetopolicy": ["quote to policy", "quotes became policies", "quote into policy", "quotes into policies", "quotes to policies"],
  "#practicearea": ["practice area", "area of law", "areas of law", "legal field"],
  "#blocklist": ["block list", "blocklist", "blacklist", "exclusion list", "negative list"],
  "#lessons": ["do differently", "done differently", "lessons learned", "lesson learned", "key learnings", "key learning", "would change", "would you change", "do over", "next time", "learn from", "went wrong", "hindsight", "looking back"],
  "#erasure": ["erasure", "right to be forgotten", "right to erasure", "delete my data", "data deleted", "remove my data", "data removed", "erase my data", "data erased", "delete data"],
  "#direct": ["without intermediaries", "without brokers", "without middlemen", "without an intermediary", "cutting out brokers", "sell itself", "sold itself", "sell directly", "sold directly", "own channels", "direct share", "direct sales", "direct sale", "sold direct", "sell direct", "sales direct"],
  "#owndata": ["my data", "my personal data", "my information", "my details", "your data", "your personal data", "data about me", "personal data about you", "my message", "my chat", "my conversation", "my questions", "what i write", "what i type", "what i enter", "what i say", "what you write", "what you type", "what you enter"],
  "#inbusiness": ["in business", "been doing this", "been around", "been going", "years of experience", "how experienced", "how much experience", "since when", "been active", "has cgt existed", "have you existed", "do you exist", "in existence", "been operating", "how old is your", "how old is the agency", "how old is cgt", "was cgt founded", "founded"],
  "#clients": ["do you work with", "do you work for", "you work with", "you serve", "your clients", "your customers", "our clients", "clients sit", "clients are", "who do you work", "you worked with", "you worked for"],
  "#invented": ["made up", "fabricated", "making things up", "make things up", "makes things up", "made things up", "making stuff up", "make stuff up", "makes stuff up", "making up", "makes up facts", "hallucinate", "hallucination", "hallucinations", "hallucinating", "invented citations", "invented citation", "invented facts", "invent sources", "invented sources", "model makes a mistake", "wrong answer", "wrong answers", "make mistakes", "makes mistakes"],
  "#notworth": ["not worth it", "not worth", "isnt worth", "waste of money", "bad idea", "pointless", "not pay off", "doesnt pay", "poor fit", "bad fit", "not suitable", "not help"],
  "#staff": ["people work", "employees", "employee", "headcount", "staff members", "team size", "people do you employ", "people do you have"],
  "#engagement": ["people used", "people use", "citizens used", "citizens use", "people were served", "people served", "citizen engagements", "citizen engagement", "citizen interactions"],
  "#guarantee": ["doesnt work", "does not work", "isnt working", "not work out", "doesnt deliver", "no results", "money back", "guarantee", "guaranteed", "guarantees"],
  "#firstresult": ["see results", "show results", "shows results", "first results", "first result", "see a result", "get results", "see an effect", "see a return", "see benefits", "see improvement", "time to value", "see something", "until we can try it"],
  "#email": ["email", "e mail"],
  "#wcag": ["wcag", "screen reader", "web accessibility"],
  "#getintouch": ["get in touch", "reach out", "speak to someone", "talk to someone", "talk to a person", "speak to a human", "get hold",
    "contact you", "reach you", "contact us", "contact section", "start working together", "working together", "work together", "start a project", "become a client", "hire you", "engage you", "get started with you", "write to us", "call you", "in touch"],
}; // biome-ignore format: a table

interface Phrase {
  term: string;
  stems: string[];
}

const byFirst = new Map<string, Phrase[]>();
for (const [term, forms] of Object.entries(PHRASES)) {
  for (const form of forms) {
    const stems = form.split(" ").map((word) => stem(oneSpelling(word)));
    const list = byFirst.get(stems[0] ?? "") ?? [];
    list.push({ term, stems });
    byFirst.set(stems[0] ?? "", list);
  }
}

/** The phrases that start at `position`, longest first, with the number of words each takes. */
export function phraseTermsAt(tokens: readonly Token[], position: number): { term: string; words: number }[] {
  const first = tokens[position];
  const candidates = first && byFirst.get(first.term);
  if (!candidates) return [];
  const found = candidates
    .filter((phrase) => phrase.stems.every((part, offset) => tokens[position + offset]?.term === part))
    .sort((a, b) => b.stems.length - a.stems.length);
  const seen = new Set<string>();
  return found.flatMap(({ term, stems }) => (seen.has(term) ? [] : [seen.add(term) && { term, words: stems.length }]));
}
