/**
 * Real words that look like slips of words on the pages ("attrition" is not
 * "attribution"). A question that holds one is about that, and is left as it is.
 */
import { oneSpelling } from "./normalise.ts";
import { stem } from "./stemmer.ts";

const WORDS = `
  abilities accent accident acknowledge additionally admin admiral advisory alive analysis animal apple arena arrow
  assert attempted attract attrition audio author await awful backed backing baker basic basics batch bench bending
  biased black bland blind blink block boarder boast bolder boost border brace bright broader broke broker brown
  browse bunch butcher cable capital capitol caption caret carry cartoon castle caution cells certainly chapter
  character checker chest choke circulation clarified clash clearer clever clinical clone closer closest cloud coach
  coarse coast coefficient coincidence collector colon comb comedy commented compact companion compilation complexes
  composite compound compute computing concert condensed constant constrain construct construction contact contest
  contract contrast contributor convention converge cooked correlation corrupted corruption costly course crash cream
  crest criterion crop cross crown cruise customary customs dancing dealt decent decode decoding decompose decorate
  decryption deduce defect delegate delivery dense dental desert desire destruction detective devil diamond dinner
  directory distract dividend doctor dolphin doubly dozen dragon dream drive driver duplication eagle eighth elder
  elephant elimination emulation encounter encourage engine environmental evaluation exact exclamation execution
  expedition experimental explode exploit extent extract facet facial factory farmer father feather federal fellow
  fever fiction figure finer fixer flavor flesh flight float flock floor flour flower focal folder force forest forget
  fork formal former forth fossil fountain freeze friend frog frost fruit fulfilled funeral furnished future galaxy
  garden gender general ghost giant giraffe glass glove grand grave great guest guitar habit hanging harden header
  heart heaven height helper hence hitting hobby holder holes honey horror horse hospital hospitalise hover hunter
  ideal identical illness impact implication inability inaccurate inclusion inconsistent incorrect indirectly
  inefficient infant infer inference ingest injection injury insect insertion insignificant inspector intact intend
  intercept interfere intermediate interpret intersect interval invade invert invisible island jacket jaguar joint
  joker juice jungle kidney killed killing kitchen knife knight knots ladder lawn leader leather lecture lemon length
  lever lion liquid liver lizard logical loose lover lunch lung machinery magical maker manner marble marker marriage
  martial master median medical melody mental merge metal mineral mirror mistaken modal moderation monkey moon moral
  mortal mother motor motto mount mountain mouse movie mural murder muscle musical mutation naive naked natural nested
  neural neutral noble noise normal north notion novel nuclear nurse ocean older olive opposition orange orbit order
  origin ought oven oxygen padded painter palace panda parity parking parrot parse partial particle particularly past
  paste patch pause peace peach peanut pearl pencil pending pepper perfume pertinent petal piano pickle pigeon pillow
  pirate pitcher pivot planet plaster plate player plot plural poacher poem poet poison poker polar poles police ponds
  portal postal posture potato powder prayer preacher precision predator predicate premises preserve preset pretty
  previously pride priest prime primes prince princess principle printer prison prize probability probe processor
  prone propagation proper properly proven pumpkin purely purse puzzle pyramid quarrel queen quest quilt quirk quota
  rabbit racial racing radar railway rainbow ranch reachable reader realm recipe recurrent refine regard remote render
  rental repeatedly replay replication reptile resolution revolution rhythm ribbon rider rifle river roast robber
  rocket romance roost roots rotation router royal rubber rural sailor salad salmon sample sauce saver savings scene
  scissors sculpture seed sender sequence series setter several shadow shake shark sharp sheep sheet shelf shell
  shepherd shirt shoot shovel shower signer significantly silver similarity simple simulation singer sketch skirt
  slack slave slider slight slope smart smile smoke smoker snake soccer social soldier solid solver sonata soul soup
  source south spaceship span spark sparse spatial spear special spell spelling spice spider spine spoon squid
  squirrel stable stack stadium stale stall stamp starter statue steak steam steel stick stiff stitch stitcher stomach
  stormy strategic strawberry stream stride string strip stroke strong struck stubborn stuck stuff subtract succeeded
  successor suffer sufficient sugar sunset supper surfing surgeon swallow swarm sweater sweet sword symptom taker
  tales taper taste teacher temper temple temporarily tennis tenor tension theft theory thermal thread thriller throat
  throne thunder tickle tide tiger tight timer tissue toast toilet tomato tooth topical torch tornado tortoise towel
  tower tracer trainer trait traitor transform transition transport treasure tree trend trick trophy tropical trouser
  trumpet truss tunnel turtle twist typical ulcer unable uncertain unexpected unhealthy universe university unlimited
  unnecessary unreliable unstable unsuccessful vacuum vague valley vampire variance vault vector vegan veil venom
  verse vertical vessel viable villa villain vinegar violin virus vitamin volcano voter voyage vulture wagon waist
  waiter wander wardrobe warrior watcher weapon weather wedding welder whale wheat wheel whether whisky white wider
  width willow window winner witch witness wizard wolf wooden worm worship wound wrestle wrist yacht yeast zebra`;

const stems = new Set(
  WORDS.split(/\s+/)
    .filter(Boolean)
    .map((word) => stem(oneSpelling(word))),
);

/** `word` in its one spelling. */
export function isEnglishWord(word: string): boolean {
  return stems.has(stem(word));
}
