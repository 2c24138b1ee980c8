/** Words that say nothing about the subject of a text. */

const list = (words: string) => new Set(words.split(/\s+/).filter(Boolean));

/** Function words: neither indexed nor searched for. Written without apostrophes, as the tokeniser leaves them. */
export const stopWords: ReadonlySet<string> = list(`
  actually basically really exactly currently simply literally honestly frankly kindly roughly approximately a about above after again against all almost alone along already also although always am among an and another any
  anyone anything are arent around as at away back be because been before being below between both but by came can
  cannot cant come could couldnt did didnt do does doesnt doing done dont down during each either else etc ever every
  everyone everything few for from further get gets getting give given gives go goes going gone got had has hasnt have
  havent having he her here hers herself him himself his how however i id ill im if in instead into is isnt it itd itll
  its itself ive just least less lets like may maybe me might mine more most much must my myself near need needs neither
  never no nobody none nor not nothing now of off often on once one ones only onto or other others otherwise our ours
  ourselves out over own per perhaps please quite rather really same see seem seems shall she should shouldnt since so
  some somebody someone something sometimes soon still such than that thats the their theirs them themselves then there
  theres therefore these they theyre thing things this those though through thus to together too toward towards under
  unless until up upon us very via was wasnt we well went were werent weve what whatever whats when whenever where
  wheres wherever whether which whichever while who whoever whole whom whose why will with within without wont would
  wouldnt yes yet you youd youll your youre yours yourself youve ok okay pls plz hi hello hey thx u ur r`);

/**
 * Words that appear in questions about anything. They are indexed and may help
 * to rank, but a passage need not contain them to answer.
 */
export const lightWords: ReadonlySet<string> = list(`
  multi able achieve achieved achievement actual actually add added agency amount answer answers approach approximate
  approximately ask asked asking average bad basically begin best better big biggest bit bring brings brought business
  care case cases cgt certain change changed changes chance check choose clear clearly client clients
  companies company compare compared comparison concrete consider could curious current currently customer customers
  day days deal deliver delivered delivering describe described detail detailed details difference different
  difficult discuss easy effect end ended enough entire even evidence exact exactly example examples expect expected
  experience explain explained fact facts far feel field figure figures find fine firm firms first follow found
  full gain gained general generally gist good great group guess guys had half hand handle handled happen happened
  happens hard heard help helped helping helps high higher highest hope idea improve improved improvement improvements
  include included includes including increase increased increases info inform information interested involve involved
  issue key kind kinds know known large largest last later latest learn learned learnt left less let level
  list little long look looked looking looks lot lots low lower lowest made main mainly make makes making manage
  managed manager many matter mean meaning means meant mention mentioned method moment month months move moved name
  named names new next nice note number numbers offer offered offering offers order organisation organization
  organisations organizations outcome outcomes overall page pages part particular particularly parts people percent
  percentage person place plain plan point points possible practical practice prepare present probably problem
  problems produce produced project projects proper properly prove proved provide provided provider provides put
  question questions quick quickly rate rates ratio read ready real reason reasons recent regard regarding related
  rough roughly running runs said say saying says section sector sectors seen sense sentence serious serve service
  services set several short show showed shown shows similar simple simply single site size small solve sort sorts
  special specific specifically spot standard start started starting state step steps stop story stuff subject succeed
  success successful suggest summarise summarize summary suppose sure take taken takes taking talk talking team teams
  tell tells term terms thank thanks think thinking thought time times told took total totally touch tried
  try trying turn turned two type typical typically understand understood use used useful user users uses using usual
  usually various want wanted wants watch way ways website week weeks went whats wish wonder wondering work
  worked working works world worth write written wrong year years yr yrs brief briefly firmly eventually versus vs
  offerings product products solution solutions result results study studies stats statistics stat relative relatively
  somewhat fairly pretty mostly partly largely nearly anyway honestly truly manages managing impact impacts impacted
  effects affect effective effectively entail entails rake raked reckon reckoned boost boosted grow grown growth fall
  fell fallen rise rose risen reduce reduced reduction cut cuts decrease decreased decline gone span spans spanned
  comprise comprises comprised contain contains consist consists feature features encompass reach reached reaches hit
  attain attained obtain obtained receive received enjoy see saw observe observed notice noticed remain remains become
  became becomes appear appears seem occurs occur exist exists existing concern concerning relate associated link
  linked based depend depends fully partially absolutely precisely approx precise across throughout within
  folks guy stand stands stood rank ranks rated tend normally ideally recommend recommended figured amounts quantity
  extent degree levels volume ballpark anyone anybody somebody everyone everybody piece pieces item items bits thing
  whole stupid silly smart clever lovely awesome cool
  decent solid strong weak soft complex tricky fancy modern old young huge massive enormous tiny slight slightly 
  happy sad angry worried keen eager unable willing
  likely unlikely impossible probable uncertain true false correct incorrect accurate inaccurate obvious strange odd
  weird normal regular ordinary common rare unusual unique famous favourite funny boring exciting interesting
  surprising amazing terrible horrible awful worse worst perfect excellent brilliant fantastic wonderful okay alright
  grateful hopeful bother bothered cared mattered like prefer fear doubt imagine assume believe realise
  realize remember recall remind refer pointed argue stated declare announce reveal admit deny insist encourage allow
  enable avoid escape miss missed hold held carry carried send sent drag lift chose chosen select pass passed
  handed placed lay laid sit sat lie walk open opened close closed shut mend build built create created develop
  developed shape shaped lowered spread tied combine gather gathered owe count counted weigh checked examine seek
  sought discover discovered explore investigate listen hear touched act acted behave react respond reply
  answered stay stayed leave enter exit followed led meet met greet introduce praise defend disappear live
  lived early earlier late soon sooner recently lately formerly previously originally finally suddenly
  gradually slowly rapidly constantly frequently occasionally seldom hardly barely almost thereby hence meanwhile
  besides moreover furthermore additionally likewise similarly alternatively apparently presumably
  supposedly hopefully luckily fortunately unfortunately sadly obviously definitely certainly surely possibly maybe
  perhaps literally seriously frankly essentially moments 
  
  friend friends mate mates colleague
  colleagues side sides front back middle line lines row rows groups sets pair pairs lists range
  ranges types style anticipate ensure aim goal goals target targets purpose`);
