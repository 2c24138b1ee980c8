/**
 * Words that claim nothing by themselves: function words, words about the conversation and
 * the pages, and verbs that only report. Everything else in a sentence must be in its grounds.
 */
import { stem } from "./stem.ts";

const FUNCTION_WORDS = `
  nobody a about above across actually after afterwards again against ago ahead along alongside already also although
  altogether am among an and another any anyone anything anyway apart apparently are around as aside at away back
  basically be became because become becomes been before beforehand behind being below beside besides between beyond
  both briefly but by came can cannot cant come comes coming could couldnt currently despite did didnt do does doesnt doing done dont
  down during each either else elsewhere especially essentially etc even exactly far few final finally first firstly
  for frankly from further furthermore gave generally get gets getting give given gives giving go goes going gone got had
  has hasnt have havent having he hence her here hers herself him himself his honestly how however i if im in indeed
  instead into is isnt it its itd itll itself ive just keep keeps kept later latter least less let lets likewise literally
  little ll look looking made mainly make makes making many may maybe me mean means meant merely might mine moreover
  mostly much must my myself near necessarily need neednt needs neither next no none nor not now of off often oh
  okay on once one ones only onto or ordinary originally other others otherwise ought our ours ourselves out over overall
  own partly per perhaps please plus possible possibly pretty previously put puts quickly quite rather re real really
  regardless relatively roughly same say says second secondly see seem seems separately set sets shall shant she should
  shouldnt simply since so some somebody somehow someone something sometimes somewhat somewhere soon still straight such
  sure take taken takes taking than that thats the their theirs them themselves then there thereby therefore theres these
  they theyd theyll theyre thing things this those though through throughout thus till to together too took toward towards truly
  turn turned turns twice-over under unless until up upon us use used uses using usually various ve very via want wants was
  wasnt way ways we well went were weren werent what whatever when whenever where whereas wherever whether which whichever
  while whilst who whole whom whose why will with within without wont would wouldnt yes yet you youd youll your youre
  yours yourself yourselves youve s t d ll m o`;

const CONVERSATION_WORDS = `
  account afraid aim answer anybody appear aspect ask bit brief broad bring brought call caveat case catch certain chat check
  clear clearly close come compare comparison concern consider consultant context correct count cover
  describe detail differ different difference discuss easy easier enough entire example
  exist expect explain explicit fact fair feel figure fine follow following form free-form full give glad
  good great guess happen happy hard hear hello help hi hold idea important in-depth include individual inform information
  interest item judge kind know known label leave left let like likely line link list look lot main matter
  mention mind moment narrow nature nearest note notice number obvious offer outline page part
  particular passage phrase piece plain please point position precise present previous
  problem prefer provide purpose question quick quote rather read reader real reason refer reflect regard relate rely remain
  remember repeat represent respond rest result right role section sense sentence separate set
  share short show side similar simple simply single situation size small sort sound speak specific spell stand
  start state statement stay story subject suggest sum summary summarise suppose surprise talk tell term text thank
  think thought time told topic touch treat true try type understand useful value wait whole
  wonder word word-for-word work worth write wrong yourself sorry honest frank short-answer caution careful careful
  everything worry worried assume assumption wish feel-free hope btw fyi eg ie e.g i.e vs versus nb ok alright dear hey
  website web site contact
  according study job extent propose argue advise attempt kind all every each always everyone everybody entire whole many most several certainly absolutely gladly welcome pleasure offer rarely seldom recommend perform client article apply better today past literal exact key core overall otherwise basic specific similar distinct general respective actual various
  bear keep-in-mind aware beware besides moreover granted admittedly fortunately unfortunately sadly luckily
  together jointly simultaneous
  interpret conclude conclusion derive infer draw
`;

const stemsOf = (words: string) => new Set(words.split(/\s+/).filter(Boolean).map(stem));
const functionWords = stemsOf(FUNCTION_WORDS);
const talk = stemsOf(CONVERSATION_WORDS);

export const isFunctionWord = (word: string): boolean => word.length < 2 || functionWords.has(stem(word));
export const isLowInformation = (word: string): boolean => isFunctionWord(word) || talk.has(stem(word));
