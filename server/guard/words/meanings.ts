/**
 * Words that stand for each other in the business of this site, beyond what WordNet knows.
 * Each line is one meaning; a word may stand in several. Opposites never share a line.
 */
import { nameWords } from "../../../shared/brand.ts";

export const MEANINGS = `
  ad advertising promotion commercial creative artwork banner layout asset
  agency ${nameWords.join(" ")} firm company
  allow permit authorise enable forbid prohibit ban disallow
  amount sum total quantity volume
  analyst expert specialist
  answer reply respond response
  appear show display turn-up
  approve accept pass sign signoff signoff release clear agree confirm authorise okay green-light
  refuse reject decline deny turn-away stop block
  article playbook piece
  ask request demand question query inquiry
  attribute credit assign tie trace link allocate ascribe
  average mean
  base basis foundation rest ground
  basis method formula way how calculate compute work-out
  belong own owner property
  board committee
  book booking reserve reservation
  booking accommodation stay
  border edge
  brand mark name
  breakdown detail split
  budget money fund spend expenditure outlay
  cash money sum
  build make create construct develop produce form
  buy purchase acquire
  buyer purchaser
  cap limit ceiling maximum upper
  certain some various specific
  change alter modify adjust shift move edit amend revise touch vary
  cheap inexpensive low
  check verify test inspect examine review control scrutinise look-over vet recheck
  citizen resident public people person individual
  user citizen customer visitor
  civilservant official officer staff employee
  claim statement assertion promise sentence
  clause provision term
  client customer partner
  click clickthrough
  clickthrough ctr
  collect gather compile list
  column category class group type kind
  bucket category class column
  come arrive turn-up arrival
  companion beside alongside next
  complete finish end close done through
  condition requirement term proviso
  conduct run carry execute perform do
  connect join link match reconcile relate
  contain hold include have carry
  contract agreement mandate
  control hold steer manage
  controlled fixed set
  copy duplicate version variant
  cost price fee charge expense tariff pay
  fee tariff commission rate cost price
  counter desk
  country nation market abroad
  cover include span comprise encompass
  roas return
  roas advertising ad
  cpc click
  cpc cost price
  cpa acquisition acquire win
  cpa cost price
  lawfirm practice
  itself alone autonomous independently
  financialservices finance bank financial
  publicsector government
  publicsector public
  thirdparty independent external outside
  trialtopaid trial
  trialtopaid paid
  trialtopaid conversion convert
  quotetopolicy quote
  quotetopolicy policy
  crisis shock emergency disruption
  daily day
  data record information
  date day deadline time
  decide determine choose settle rule say judge decision
  decision judgement verdict ruling
  declare disclose reveal publish say state give away report
  delete remove erase drop
  department office authority ministry body
  destination tourism place tourist
  detect spot notice find see
  develop grow
  different separate distinct own various
  digital online web
  direct straight
  disabled disability
  division department team
  domain address name url
  ending suffix domain extension tld
  draft write compose prepare suggest generate
  drafting draft
  drop remove delete discard dismiss
  drafts documents
  early soon first beginning start
  earn bring generate make income revenue
  earlier before previous prior former past old
  effect impact influence result consequence
  efficiency efficient
  elderly old
  engagement interaction contact
  error mistake wrong fault inaccuracy slip
  establish set-up
  estimate model approximate project modelled guess assess
  evidence proof prove support document
  exact precise
  exceed above over beyond
  expiry expire lapse end
  extend continue expand widen
  extra additional more further incremental beyond
  incremental additional
  fast quick rapid speed soon
  slow long
  favour prefer reward
  feasible possible
  field column question
  figure number metric result value statistic data count measure measurement
  fill complete
  film video
  final last closing
  finance financial finance-team bank lender treasury
  bank financialservices lender finance
  financialservices financial finance bank
  fix set define agree establish settle repair
  fixed stable set
  folder file record log
  forecast projection prediction predict plan expect
  form application questionnaire
  format shape form
  forward pass hand
  found establish
  fraud scam cheat
  free clear
  fund money budget
  gap difference
  gate step stage check
  gather collect
  government publicsector state authority ministry public administration department
  ministry government department body
  guarantee promise assure warrant ensure pledge commitment
  guess estimate
  guest traveller visitor customer tourist
  half middle
  hallucinate invent
  handle deal treat process manage
  handover transfer hand deliver
  hand give pass deliver supply
  harm damage risk
  head chief lead
  help support assist aid contribute
  hide conceal close
  hire appoint employ engage
  hold keep retain
  holdout hold-out test experiment
  hotel accommodation
  human person people staff member someone named-person somebody individual manual
  idea notion
  improve better repair mend fix gain improvement
  increase rise grow climb up higher jump gain uplift lift go-up raise more
  decrease fall drop decline reduce lower cut down shrink less fewer reduction dip come-down
  independent thirdparty neutral external outside
  inquiry request lead contact
  insurer insurance insurtech underwriter
  insurance insurtech
  integrate connect link live
  internet online
  invent invented made-up fictional imaginary hypothetical illustrative synthetic
  involve include need
  item piece element thing line
  join connect match
  journey path route
  keep retain hold stay remain maintain leave
  kept stay
  landing arrive reach
  language tongue
  law legal rule
  lawyer solicitor attorney counsel practitioner associate partner
  leave exit
  ledger account invoice book
  legal law
  legal-platform legal
  legal-platform platform
  level value height rate
  library register collection archive catalogue
  licence permission
  limit restrict confine bound narrow
  list register
  local regional
  log record register history track
  logged recorded stored
  loss lose
  machine ai software system tool model algorithm automatic automate automation platform assistant chatbot bot technology
  assistant chatbot bot consultant
  mailbox inbox address
  main chief principal key primary
  major big large
  manager owner director
  manual human hand
  market country region
  mask hide anonymise
  match fit correspond pair
  material content text
  matter case file
  mean signify stand define express
  measure count track gauge quantify metric figure
  media advertising channel
  meeting session
  message text post content
  method approach way procedure technique formula
  middle centre
  minute time
  model rule method
  monetise monetisation earn income
  money budget spend
  month monthly
  move shift transfer reallocate relocate change
  narrow small
  new fresh extra novel additional
  objective aim goal target
  observe see notice
  obtain get receive win
  offer provide sell supply
  official officer authority
  operator provider supplier
  operate run
  opinion view judgement
  option choice
  orchestration steering coordination
  order sequence
  original first initial
  outcome result achievement success
  owner holder client
  package bundle
  paragraph text
  partner client
  pause stop suspend interrupt halt
  period timeframe time duration timeline span long window
  permission approval consent
  phone telephone call ring dial
  call contact
  pick choose select
  piece part
  pilot trial test first project
  plan planning intend
  policyholder customer insured
  policy rule
  population people
  post publish
  power authority
  practical useful
  practice-area area field
  prepare set-up ready
  prior before earlier
  privacy data-protection gdpr
  procedure process
  product offer
  profit gain
  programme campaign project work initiative
  project work programme case engagement initiative
  prompt trigger
  proper right
  proportion share part percentage rate fraction
  propose suggest recommend advise
  advise recommend suggest guidance advice
  prove show demonstrate evidence indicate
  provide supply give deliver offer
  public citizen
  publish public release live show print disclose give state say
  quarter quarterly
  quit leave cancel
  quote cite
  quotes quote offer
  random chance lot
  range span band bracket
  ratio return rate multiple
  reach attain achieve hit get climb
  read see look
  reader visitor
  real actual true
  reason cause ground why because
  recommend advise suggest
  record document log file note register store write
  recorded stored kept
  recover regain
  reduce lower cut decrease
  reference citation source link
  referral recommendation
  region area
  regular steady ordinary
  relevant related
  rely depend trust
  remainder rest remaining
  remain stay keep continue
  remind reminder
  renew extend
  rent lease tenant let
  repeat again
  replace substitute swap supersede
  report statement account summary
  represent speak act
  require need ask must demand
  research study analysis
  respective own
  responsible answer account charge
  result outcome finding effect
  return roi yield
  retain keep
  revenue income sales turnover
  review check assess inspect
  reviewer checker reader approver
  right entitlement
  risk danger exposure
  roll-out introduce launch
  route path way channel
  rule policy guideline
  running ongoing
  safe secure security
  save reduce economy
  saving save gain
  schedule timetable calendar timing date plan
  scope extent
  score rate
  section part chapter
  see view look
  segment market group
  select choose pick
  sell sale dispose
  send deliver forward transmit pass submit
  separate split apart distinct isolate disentangle own
  service offer solution product
  share portion part percentage proportion
  shut close
  sign signature
  signal sign
  similar comparable matched alike match like
  skip leave-out
  social facebook
  solution service offering
  source origin
  sort class classify group
  split divide separate
  staff employee team worker people member colleague
  stage phase step
  stale old
  standard norm
  start begin launch open kick-off commence
  state condition present
  step stage phase move part
  stick keep remain
  stop end halt cease quit finish
  store save keep hold record
  straightforward simple
  study case
  subject topic
  submit send
  suit fit match appropriate suitable
  supervise oversee
  supplier vendor bidder agency provider contractor
  support back
  switch change
  target aim goal
  task job work errand
  team staff group
  technical technology
  tell inform say
  tenant lessee
  test experiment trial check pilot
  tool software
  tourism travel hospitality tourist
  tourist visitor traveller guest
  trace tie attribute
  track measure follow record
  transfer move hand
  transparent open transparency inspection visible inspect
  trial test
  trust confidence rely
  turn become convert change
  convert conversion become turn
  twice two
  type kind sort
  unaudited unverified
  uncertain unknown unclear unattributed unsure
  unchanged same constant
  unnamed anonymous undisclosed unnamed anonymised withhold anonymity
  unmatched unattributed
  unusual extraordinary exceptional shock
  ordinary usual normal
  silence silent quiet
  short shorten brief
  near close
  affect stake concern
  produce bring generate yield deliver
  find meet get
  growth grow rise increase uplift
  flag mark point highlight
  look check check-up
  extract take pull
  discard throw drop
  immediately instantly soon
  trigger cause prompt lead
  job role task
  stray depart differ
  expand extend grow widen
  flag warn
  dispute contest
  party side partner
  question doubt
  kinder kind gentle
  sped speed accelerate fast quick
  current present now existing
  comparable similar like
  option choice job decision
  organise structure arrange
  single one
  mention name
  address speak target
  expire end run-out
  begin start point
  common share shared
  open plain frank honest
  room present attend
  map record match
  pay cost price cpa spend
  accompany follow beside
  adapt adjust change
  add attach append
  admit acknowledge concede
  agree approve settle
  ahead before beforehand
  anonymous unnamed anonymised undisclosed
  answer respond reply address
  appropriate suitable proper
  arrange organise sort
  arrive come reach land
  avoid escape prevent
  aware know
  barrier obstacle hurdle
  bespoke custom tailored
  breach violation break
  bring deliver produce
  browser device
  busy full
  calculate compute work out count
  called named known
  caller call ring
  careful cautious
  choose opt select
  clerk staff employee
  collaborate cooperate work
  combine join merge unite
  compensate pay
  compete rival
  complain object
  comply follow obey
  conflict clash
  confuse muddle
  consent permission agreement
  consistent same steady
  contain hold
  contradict disagree oppose
  convince persuade
  correct fix repair right
  credit attribute count claim
  crowded busy full
  cryptocurrency crypto coin token
  customer buyer client shopper
  damage hurt harm
  deadline date limit
  decide settle rule
  decline refuse fall
  delete remove clear
  deliver supply provide send
  demand interest
  deputy stand in substitute
  detect find spot notice
  device computer telephone phone
  discover learn find
  disappear vanish go lose
  display show
  divide split share
  double twice
  download get
  duty responsibility obligation
  earn bring make
  edit change correct
  effort work hour
  empty blank
  enter fill type write
  equal match same
  escrow holding
  examine check look inspect
  exclude omit skip
  existing current present
  explain describe set out
  export extract
  fair just
  fault error
  fear worry concern
  festival event
  field area
  finish complete end
  firm company organisation business
  flight plane route seat
  follow obey
  forbid ban
  free release
  frequent often regular repeated
  full complete whole
  fund pay finance
  give supply provide
  handle deal process
  hand pass give
  happen occur come take place
  heavily much strongly
  hesitate wait
  hotel property
  hour time
  idle unused
  impact effect
  impostor fraudster
  improve better
  indicate show suggest
  initial first
  inspect check look
  insist demand
  inventory stock seat room
  invite ask
  judge assess evaluate decide
  keen eager
  label mark name
  lapse expire end
  launch start begin live publish
  lawful legal
  lean rely
  learn discover
  lend give
  letter correspondence
  live current active
  lock freeze fix
  log record note
  lower reduce cut
  manage run handle
  mandate contract instruction
  mark flag label
  member person
  misuse abuse
  mix combine
  money fund cash
  monthly month end
  move transfer shift
  native local
  necessary need require
  neutral independent
  object thing
  observe watch see
  occur happen
  official civilservant authority
  online web internet digital
  original first
  otherwise else
  overrule override
  paper document
  partner ally
  password login
  pause stop suspend
  perform do
  permanent lasting
  persuade convince
  phone call ring
  pick choose
  precedent template
  predict forecast
  prepare draft
  press push click
  prevent stop avoid block
  previous earlier
  price cost
  problem trouble issue difficulty
  proceed continue
  progress advance
  prompt quick
  proof evidence
  protect guard safeguard
  prove show establish
  purchase buy
  push press advertise promote
  queue backlog wait
  rank order
  reach contact
  reallocate move shift
  reason explanation cause
  rebuild redesign rework remake restructure
  receive get obtain
  recommend suggest
  redirect forward
  register list record
  reject refuse
  relief help
  remain stay
  remove withdraw delete take
  repair fix
  repeat recur again
  replace swap
  request ask
  resolve settle fix
  restore return
  restrict limit
  reveal show disclose
  rewrite rephrase reword
  rival competitor
  room capacity
  run operate manage
  safe secure
  sample excerpt test
  save keep store
  scan read
  schedule plan
  screen page
  seek look search
  seldom rarely
  sell trade
  sensitive delicate
  setting configuration
  share part portion
  shift move change
  shorten reduce cut
  simplify simple
  skip omit
  solve fix
  sort kind type
  speed fast
  spend cost pay
  split divide
  spot find
  staff personnel workforce
  stand remain
  state say
  steer guide control direct
  step move
  strong high
  submit send file
  sufficient enough
  summarise shorten
  supply provide
  support help
  suspend pause
  table chart
  target aim
  tax duty
  template form
  tend usually
  term condition
  theft loss
  tie link
  till checkout
  total sum
  trademark mark
  trace track
  train teach
  translate version
  traveller tourist guest
  treat handle
  trust believe
  tweak adjust
  unsure uncertain
  upload send
  urgent immediate
  useful helpful valuable
  variant version
  vary change
  verify check
  visible seen
  wait delay
  warn flag
  weigh count
  withdraw remove pull retract
  word term
  yearly annual
  aloud loud
  compile collect
  deal transaction
  dispute argument
  evaluate assess judge
  feed stream
  keyword word term
  maker author
  occur arise
  outlast survive
  paste copy
  preserve keep
  readable clear
  reliable trusted
  sceptical distrust
  sit remain stay
  tell say inform
  timetable schedule calendar
  survive stay remain
  worthwhile worth
  untouched alone unchanged
  update change
  usage use
  validate confirm verify
  value worth
  variation variant version difference
  vary depend differ
  verify check confirm
  version edition
  vertical area sector
  view opinion
  visible shown open
  visitor user guest
  vulnerable risk
  waste squander lose
  weak poor
  website page site
  week weekly
  whole entire total full all
  wide broad
  wording text copy sentence phrase statement
  worker employee
  year annual yearly
`;

/** Expressions of several words that are one term. */
export const EXPRESSIONS: readonly [RegExp, string][] = [
  [/\bcosts?[- ](?:per|of|for(?: each| every)?)[- ](?:an? )?acquisitions?\b|\bacquisition costs?\b/g, "cpa"],
  [/\b(less|more) (?:for (?:each|every)|per) acquisition\b/g, "$1 cpa"],
  [/\bcosts?[- ](?:per|for each|of a|for every|of each)[- ]clicks?\b|\bprice (?:of a|per|for each) click\b/g, "cpc"],
  [/\breturns? on (?:ad|advertising|media) spend(?:ing)?\b|\bad spend returns?\b/g, "roas"],
  [/\breturns? on investments?\b/g, "roi"],
  [/\bclick[- ]through(?:[- ]rates?)?\b|\bclickthrough(?: rates?)?\b|\bctr\b/g, "clickthrough"],
  [/\bsign(?:ed|ing)?[- ]ups?\b/g, "signup"],
  [/\btrial[- ]to[- ]paid\b/g, "trialtopaid"],
  [/\bquote[- ]to[- ]policy\b/g, "quotetopolicy"],
  [/\bcall[- ]cent(?:re|er)s?\b/g, "callcenter"],
  [/\blaw firms?\b/g, "lawfirm"],
  [/\bpublic[- ]sector\b/g, "publicsector"],
  [/\bfinancial services?\b/g, "financialservices"],
  [/\bthird[- ]part(?:y|ies)\b/g, "thirdparty"],
  [/\bcivil servants?\b/g, "civilservant"],
  [/\bplanning (?:ranges?|figures?|limits?|assumptions?)\b/g, "planning"],
  [/\bmade[- ]up\b/g, "invented"],
  [/\bsigns? (?:them |it |that |this )?off\b|\bsigned (?:them |it |that |this )?off\b|\bsignoff\b/g, "signoff"],
  [/\bset[- ]up\b/g, "setup"],
  [/\bhold[- ]outs?\b/g, "holdout"],
  [/\be-mails?\b/g, "email"],
  [/\bword of mouth\b/g, "wordofmouth"],
  [/\bartificial intelligence\b/g, "ai"],
  [/\blanguage models?\b/g, "model"],
  [/\bproducts? lines?\b/g, "product lines"],
  [/\bon top of (?:that|this|it)\b|\bnext to\b/g, "beside"],
  [/\bkeep(?:s|ing)? (?:running|going|working)\b|\bkept (?:running|going|working)\b/g, "continue"],
  [/\b(?:leaves?|left|leaving) out\b/g, "excludes"],
  [/\bno matter\b/g, "however"],
  [/\bturn(?:s|ed|ing)? down\b/g, "rejected"],
  [/\bcarr(?:y|ies|ied|ying) on\b/g, "continue"],
  [/\bcarr(?:y|ies|ied|ying) out\b/g, "perform"],
  [/\bthrow(?:s|ing)? away\b|\bthrown away\b|\bthrew away\b/g, "discard"],
  [/\bpull(?:s|ed|ing)? out\b/g, "extract"],
  [/\bspell(?:s|ed|ing)? out\b|\bspelt out\b/g, "state"],
  [/\b(?:straight|right) away\b|\bat once\b/g, "immediately"],
  [/\bfigures? out\b|\bfigured out\b|\bfind(?:s|ing)? out\b|\bfound out\b/g, "discover"],
  [/\bget rid of\b/g, "remove"],
  [/\bgiv(?:e|es|ing) up\b|\bgave up\b/g, "abandon"],
  [/\bsort(?:s|ed|ing)? out\b/g, "settle"],
  [/\b(?:take|takes|taking|took|taken) over\b/g, "inherit"],
  [/\bpick(?:s|ed|ing)? up\b/g, "collect"],
  [/\bpoint(?:s|ed|ing)? out\b/g, "mark"],
  [/\bhand(?:s|ed|ing)? over\b|\bhand-?over\b/g, "transfer"],
  [/\bgo(?:es|ing)? live\b|\bwent live\b/g, "publish"],
  [/\bgo(?:es|ing)? back\b|\bwent back\b|\bsen(?:d|t) back\b/g, "return"],
  [/\b(?:come|comes|coming|came) back\b/g, "return"],
  [/\b(?:switch|switches|switched|turn|turns|turned) (?:it |them )?off\b/g, "switch off"],
  [/(?<!\b(?:am|is|are|was|were|be|been|being|gets?|got|not|never|also|only|then) )\bused to\b/g, "formerly"],
  [/\bin advance\b|\bahead of time\b|\bup front\b/g, "beforehand"],
  [/\bon (?:their|its|his|her) own\b|\bby (?:itself|themselves)\b/g, "itself"],
];
