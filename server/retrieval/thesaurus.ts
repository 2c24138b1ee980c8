/**
 * Words that mean much the same in the questions of this site's visitors.
 * One form of a word is enough: all are compared by their stems. A word may
 * stand in several lines; each line is one meaning.
 */

/** Words of one line can stand for each other in nearly every question. */
export const SAME_WORD = `
  #lawfirm legal
  lift uplift rise
  cite citation
  distrust mistrust
  view impression
  empty quiet
  vacant quiet empty
  duplicate double twice
  british uk britain
  calculator calculation
  interaction engagement
  usage use
  user signup account #signup
  users signup account #signup
  member signup
  subscriber signup
  specialism #practicearea
  speciality #practicearea
  discipline #practicearea
  reservation booking
  tourist arrival visitor
  visitor arrival
  holidaymaker visitor tourist
  extra incremental additional
  additional incremental
  further additional
  squandered wasted waste
  useless waste
  unproductive waste
  trace attribute
  traceable attribute attribution
  traced attribute attribution
  faster fast
  quicker fast
  approve pass
  duration month
  homepage home
  citation reference
  fake invented
  bogus invented
  made-up invented
  expire lapse
  parked unused idle
  dormant unused idle
  unused idle
  firm company
  enterprise company
  organisation company
  administration government
  ministry government
  authority government
  helpline call
  ring call
  phone call
  telephone call
  dial call
  caller call
  slot appointment
  scam fraud
  wording text
  phrase wording
  sentence wording
  phrasing wording
  colleague staff
  worker staff
  workforce staff
  personnel staff
  teammate staff
  reader visitor
  boss manager
  yearly annual
  annually annual
  monthly month
  weekly week
  daily day
  hotelier hotel
  bookings booking
  flight airline
  seat capacity
  occupancy capacity room
  off-season season
  low-season season
  nation country
  foreign country
  overseas country
  erase delete
  wipe delete
  snag problem
  hurdle barrier
  obstacle barrier
  blocker barrier
  roadblock barrier
  impediment barrier
  advantage benefit
  upside benefit
  downside limit
  drawback limit
  shortcoming limit
  constraint limit
  pitfall risk
  danger risk
  threat risk
  hazard risk
  vet review
  inspect review
  proofread review
  scrutinise review
  double-check review check
  sign-off approval
  greenlight approval
  clearance approval
  authorise approve
  permission approval
  trustworthy trust
  reliable trust
  credible trust
  transparent transparency
  openness transparency
  kickoff start
  begin start
  commence start
  initiate start
  finish end
  terminate end
  outcome result
  achievement result
  success result
  consequence result
  finding result
  obtain get
  method approach
  technique approach
  procedure approach process
  methodology approach method
  strategy approach
  tactic approach
  explain describe
  buyer purchaser
  seller owner
  holder owner
  proprietor owner
  commission fee
  percentage share
  proportion share
  fraction share
  portion share
  slice share
  ratio return
  uplift rise
  jump rise
  surge rise
  climb rise
  gain rise
  decline fall
  dip fall
  drop fall
  decrease fall
  reduction fall
  saving save
  boost increase
  growth increase
  enlarge increase
  expand increase extend
  expansion extend scale
  roll-out scale launch
  rollout scale launch
  deploy launch
  deployment launch
  implement launch
  implementation launch
  timeline time
  timeframe time
  schedule calendar time
  deadline date
  contract agreement
  cooperate collaborate
  collaboration partnership
  cooperation partnership
  blog article
  post article
  whitepaper article
  essay article
  piece article
  handbook playbook
  manual playbook
  template playbook
  checklist list
  spot find
  detect find
  uncover find
  discover find
  identify find
  located based
  situated based
  consumer customer
  shopper customer
  policyholder customer
  account customer
  audit auditor
  accountant auditor
  ministers minister
  politician minister
  mayor minister
  lawmaker minister
  regulator regulation
  rulebook regulation rule
  legislation law regulation
  storage store
  retain keep
  retention keep
  hold keep
  stash store
  log record
  logged record
  monitored record track
  tracked track
  tracker tracking
  analytics measurement tool
  dashboard report
  spreadsheet report
  statement report
  figure number
  metric figure
  kpi figure
  statistic figure
  stat figure
  client customer
  holiday vacation
  lawyer solicitor attorney
  purchase buy
  domain #domainname
  url #domainname
  citizen resident
  signup #signup
  register #signup
  council municipality municipal
  ministry ministerial minister
  enquiry inquiry
  reservation booking
  hotel accommodation
  bot chatbot
  fix repair
  dashboard report
  accessible accessibility
  anonymous anonymized anonymity
  employee staff
  approve approval signoff
  helpline #callcentre
  hotline #callcentre
  headquarters #headoffice
  hq #headoffice
  abroad country international overseas
  weakness flaw drawback fault
  earn revenue
  earnings revenue
  income revenue
  vendor supplier
  municipal local
  expense cost
  finish complete
  completion finish
  advert advertising
  guest visitor
  traveller visitor
  tourist visitor
  shorten reduce
  quick fast
  quicker faster
  speed fast
  uplift increase
  wait delay
  teammate team
  dismiss fire
  rent lease
  rental lease
  broker agent
  gdpr #dataprotection
  privacy #dataprotection
  cpa #cpa
  bank lender
  insurer insurance
  government governmental
  finance financial
  legal law
  tourism travel
`;

/** Each word finds every other of its line. */
export const SAME_MEANING = `
  holiday vacation travel tourism tourist trip getaway break
  tourism tourist traveller destination travel hospitality
  guest visitor traveller tourist
  arrival visitor visit arrive
  hotel accommodation hospitality resort lodging
  room bed
  seat capacity
  airline flight carrier plane
  destination region place
  season seasonal peak summer winter
  quiet quieter low off-peak offseason shoulder
  crowd crowded overtourism busy
  bank banking lender finance financial
  finance financial fintech
  investment investor fund
  council municipality municipal borough city town government local
  government governmental ministry ministerial minister state federal national #publicsector
  department office agency authority
  official officer bureaucrat
  citizen resident public constituent taxpayer people
  law legal lawyer solicitor attorney barrister legaltech #lawfirm
  lawyer solicitor attorney barrister counsel fee-earner
  insurance insurer insurtech underwriter underwriting policyholder
  policy policyholder cover
  price pricing cost fee charge tariff quote rate
  cost expense spend spending outlay expensive cheap afford
  cheap cheaper low lower inexpensive
  budget spend spending money
  money cash fund sum
  money revenue income
  revenue income turnover earnings takings earn bring
  sale revenue
  profit return gain margin
  return payback yield #roas #roi
  result outcome achievement success effect
  booking reservation book reserve
  quote quotation
  lead prospect inquiry
  signup registration subscriber account user #signup
  conversion convert uptake upgrade
  waste wasted wasteful squander leak useless
  efficiency efficient efficiently productive
  satisfaction satisfied happy content pleased
  complaint complain dissatisfaction grievance
  call phone telephone ring #callcentre
  queue backlog wait waiting
  appointment slot
  fraud fraudulent scam swindle
  security secure cyber cybersecurity hacking hacker attack
  confidential confidentiality secret private discreet
  privacy private gdpr #dataprotection
  compliance compliant regulation regulatory regulated regulator rule
  audit auditor auditing inspect inspection
  approve approval sign-off signoff authorize permission sign clear pass
  review reviewer check read inspect vet
  human person people staff employee colleague
  bot chatbot assistant consultant robot
  ai automation automated algorithm machine software #ai
  tool software system technology
  model machine algorithm
  plug plugged connect connection integrate integration link hook api
  domain #domainname url address
  ending extension suffix tld
  brand branding reputation
  safety safe
  advertising ad marketing campaign promotion commercial
  campaign programme promotion push
  media channel
  message wording copy text sentence
  claim statement promise
  attribution attribute credit crediting tracking
  measure measurement metric kpi quantify count
  report reporting dashboard
  estimate estimation guess approximate
  forecast prediction predict projection expect
  language multilingual translation translate tongue arabic urdu english
  pilot trial proof prototype
  quick fast speed rapid swift quickly soon
  slow delay slowness hold-up bottleneck
  start begin launch onboarding onboard kick-off commence initiate
  stop halt cancel switch-off suspend pause end
  stop prevent avoid keep block
  withdraw withdrawal pull retract recall remove take-down
  remove delete erase erasure forget wipe deletion
  replace swap substitute fire sack dismiss
  keep retain hold retention stay
  store save keep record log
  store keep retain retention
  choose pick select selection decide choice
  decide decision judge
  allow permit may let
  need require requirement must necessary
  demand want interest
  help assist support aid
  benefit advantage suit useful
  suit fit appropriate suitable right
  difference differ distinguish distinction different
  improve improvement better enhance uplift increase boost
  increase rise grow growth gain uplift more
  reduce reduction cut lower decrease drop fall less
  big large major
  small little tiny minor modest
  many number count total
  total overall altogether
  contact email reach message inquiry #getintouch
  inquiry enquire ask question
  office headquarters base located location #headoffice
  country nation market abroad international overseas worldwide global outside
  weakness flaw fault limit drawback problem wrong fail disadvantage
  strength advantage benefit
  anonymous anonymized anonymize anonymity unnamed undisclosed
  name identity
  partner partnership supplier vendor agency
  supplier vendor provider contractor bidder
  tender procurement rfp bid
  sell selling monetize monetization sale dispose
  buy purchase acquire
  buyer purchaser bidder
  win acquire acquisition gain
  rent lease leasing tenant hire
  own owner ownership possess belong
  transfer handover hand-over hand migrate move
  represent representation broker brokerage agent
  mandate contract agreement
  article guide guidance playbook insight reading blog
  document paperwork paper file form
  draft drafting write written compose
  contract agreement
  clause term condition
  claim intake triage
  faq question
  accessibility accessible disability disabled #wcag
  risk danger hazard threat risky
  harmful nasty bad dangerous offensive inappropriate
  blocklist block-list blacklist exclusion
  trust trustworthy credibility credible confidence believe
  doubt distrust sceptical
  transparency transparent opaque openness visible open
  responsible ethics ethical governance
  responsibility duty accountable liable
  barrier obstacle hurdle blocker stop
  adopt adoption roll-out rollout introduce introduction implement implementation
  framework stage roadmap step phase process
  stage step phase
  duration length period
  incrementality holdout experiment test
  test trial experiment
  control comparison baseline
  learning lesson learnt takeaway
  mistake error wrong slip fault
  hallucinate hallucination invent fabricate made-up makes-up
  citation reference source
  challenge problem situation difficulty trouble issue
  approach method solution process
  team staff people
  experience veteran history
  company firm agency business organization
  client customer
  board executive director directors
  cfo treasurer controller finance
  role owner responsibility
  offline internet digital online
  charity nonprofit
  abandon abandoned quit give-up leave
  question field
  broker intermediary middleman
  direct directly
  worth value valuation valuable appraisal
  idle unused parked dormant
  discount offer
  share percentage proportion part portion
  spread split divide allocate allocation distribute
  move shift reallocate redirect
  limit cap ceiling restrict constraint
  goal aim objective target purpose
  plan schedule calendar
  meeting call conversation
  weekly week monday
  hidden unseen extra
  train training
  personal individual
  cookie cookies tracking
  publish publication live release post
  guarantee promise assure certain
  example illustration sample
  explain explanation describe
  important matter significant
  fair honest objective impartial
  independent neutral objective
  evidence proof prove
`;

/** A word, and after ">" the words of our pages that it leads to, but not back. */
export const LEADS_TO = `
  #invented > reliable real mistake anonymised
  audited > audit auditor
  blind > #wcag accessible accessibility
  deaf > #wcag accessible accessibility
  disabled > #wcag accessible accessibility
  disability > #wcag accessible accessibility
  dyslexic > #wcag accessible accessibility
  happier > satisfaction satisfied
  happiness > satisfaction satisfied
  industry > sector field #clients
  niche > sector field
  vertical > sector
  safe > security secure protect
  secure > security safe
  pay > return
  prove > measure test evidence
  hallucinate > invented mistake error wrong
  hallucination > invented mistake error wrong
  startup > platform
  crypto > cryptocurrency
  bitcoin > cryptocurrency
  bought > policy conversion sale
  purchased > policy conversion sale
  lender > finance financial
  wealth > finance financial
  accountant > finance
  mayor > government council
  civil > government
  premium > insurance domain
  actuary > insurance
  notary > legal
  paralegal > legal lawyer
  litigation > legal
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
  europe > portugal gdpr
  eu > gdpr regulation
  inhouse > team
  outsource > partner supplier
  testimonial > client quote
  reference > client case
  portfolio > domain asset
  breach > cyber security
  rule > compliance governance
  oversight > governance human review
  vendor > procurement supplier
  procure > procurement supplier tender
  bosses > board director
  boss > board director
  ceo > board executive
  founder > company agency
  whatsapp > message chat contact
`;
