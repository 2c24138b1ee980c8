/** What visitors say, and what pages say for it. Compared by stems, so one form of a word is enough. */
import { oneSpelling } from "./normalise.ts";
import { stem } from "./stemmer.ts";

/** Words of one meaning: each finds all others of its line. */
const SAME = `
  holiday vacation travel tourism tourist trip getaway
  tourism tourist visitor traveller destination travel hospitality
  hotel accommodation hospitality resort
  airline flight carrier
  bank banking lender finance financial
  finance financial fintech
  investment investor fund
  council municipality municipal borough city town government local
  government governmental ministry ministerial minister state federal national #publicsector
  citizen resident public constituent taxpayer people
  law legal lawyer solicitor attorney barrister legaltech #lawfirm
  insurance insurer insurtech underwriter underwriting policyholder
  policy policyholder cover
  price pricing cost fee charge tariff quote
  cost expense spend spending outlay expensive cheap afford
  budget spend spending
  money cash fund
  revenue income turnover earnings takings
  sale revenue
  profit return gain
  return payback yield #roas #roi
  booking reservation
  arrival visitor visit
  quote quotation
  lead prospect inquiry
  signup registration subscriber account #signup
  conversion convert uptake
  waste wasted wasteful squander
  efficiency efficient efficiently
  satisfaction satisfied happy content
  complaint dissatisfaction
  call phone telephone #callcentre
  queue backlog wait waiting
  appointment booking slot
  fraud fraudulent scam
  security secure cyber cybersecurity hacking hacker attack
  privacy private gdpr #dataprotection
  compliance compliant regulation regulatory regulated regulator rule
  audit auditor auditing inspect inspection
  approve approval sign-off signoff authorize permission
  human person people staff employee
  bot chatbot assistant consultant robot
  ai automation automated algorithm #ai
  domain #domainname url
  brand branding
  safety safe
  advertising ad marketing campaign promotion
  media channel
  attribution attribute credit crediting tracking
  measure measurement metric kpi
  report reporting dashboard
  language multilingual translation translate tongue arabic urdu english
  pilot trial proof prototype
  quick fast speed rapid swift quickly
  slow delay slowness
  start begin launch onboarding onboard
  contact email reach message inquiry #getintouch
  office headquarters address location based #headoffice
  country nation market
  anonymous anonymized anonymize anonymity confidential
  name identity
  partner partnership partnering agency
  sell selling monetize monetization sale
  buy purchase acquire acquisition
  rent lease leasing
  own owner ownership
  represent representation broker brokerage
  article guide guidance playbook insight reading blog
  client customer
  board executive director directors
  cfo treasurer controller finance
  draft drafting document write
  contract agreement
  claim claims intake triage
  faq question
  accessibility accessible disability disabled #wcag
  risk danger hazard threat
  trust trustworthy credibility credible confidence
  transparency transparent opaque openness visible
  responsible ethics ethical governance
  barrier obstacle hurdle blocker
  framework stage roadmap step phase
  duration length period
  cookie cookies tracking
  incrementality holdout experiment test
  learning lesson learnt takeaway
  mistake regret differently
  challenge problem situation difficulty trouble
  approach method solution process
  outcome result achievement
  team staff people
  experience veteran history founded
  hallucinate hallucination invent fabricate
  error mistake wrong
  delete erase erasure forget
  store keep retain retention
  deposit share equity stake commission
`;

/** Words that lead to others, but not back: a narrow word to the words of our pages. */
const LEADS_TO = `
  beach > tourism
  cruise > tourism
  seaside > tourism
  museum > tourism
  spa > hospitality tourism
  mortgage > finance financial
  loan > finance financial
  wealth > finance financial
  accountant > finance
  credit > finance
  passport > government #publicsector
  tax > government finance
  embassy > government
  mayor > government
  parliament > government
  department > government
  civil > government
  motor > insurance
  premium > insurance domain
  actuary > insurance
  notary > legal
  court > legal
  paralegal > legal
  litigation > legal
  squandered > waste
  wasting > waste
  google > search
  facebook > media platform
  instagram > media platform
  tiktok > media platform
  linkedin > media platform
  bing > search
  chatgpt > #ai model
  gpt > #ai model
  openai > #ai model
  copilot > #ai
  lisbon > portugal office
  porto > portugal office
  europe > portugal gdpr
  eu > gdpr regulation
  arabic > language
  urdu > language
  pound > £ spend
  inhouse > team
  outsourced > partner
  kpi > metric figure
  evidence > proof
  proof > evidence result
  testimonial > client quote
  references > client case
  portfolio > domain asset
  swindle > fraud
  crook > fraud
  hack > cyber security
  breach > cyber security
  rules > compliance governance
  oversight > governance human review
  hire > start contact
  vendor > procurement supplier
  procure > procurement supplier
  tender > procurement
  rfp > procurement
  faster > speed time
  founders > company
  boss > board director
  ceo > board executive
  slower > slow
  purchase > domain
  form > inquiry message contact
  whatsapp > message chat contact
  ring > call contact
  visit > arrival visitor
  gone > result
  ad > advertising media
  spent > spend
  paid > paying
`;

const stems = (line: string) =>
  line
    .trim()
    .split(/[\s-]+/)
    .filter((word) => word && word !== ">")
    .map((word) => (word.startsWith("#") ? word : stem(oneSpelling(word))));

function build(): Map<string, Set<string>> {
  const related = new Map<string, Set<string>>();
  const link = (from: string, to: string) => {
    if (from === to) return;
    const found = related.get(from) ?? new Set<string>();
    related.set(from, found.add(to));
  };
  for (const line of SAME.split("\n")) {
    const terms = stems(line);
    for (const from of terms) for (const to of terms) link(from, to);
  }
  for (const line of LEADS_TO.split("\n")) {
    const [from, ...targets] = stems(line);
    if (from) for (const to of targets) link(from, to);
  }
  return related;
}

const related = build();
const NONE: ReadonlySet<string> = new Set();

/** Terms that a page may use for `term`, without the term itself. */
export function synonymsOf(term: string): ReadonlySet<string> {
  return related.get(term) ?? NONE;
}
