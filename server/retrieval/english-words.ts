/**
 * Real words that look like slips of words on the pages ("attrition" is not
 * "attribution"). A question that holds one is about that, and is left as it is.
 */
import { oneSpelling } from "./normalise.ts";
import { stem } from "./stemmer.ts";

const WORDS = `
  openai chatgpt anthropic claude gemini copilot mistral deepseek microsoft deloitte mckinsey accenture facebook
  instagram linkedin tiktok youtube twitter snapchat salesforce hubspot shopify wordpress netflix spotify
  abilities accent accident ache acknowledge actor actress additionally admin admiral adult advisory africa album
  alive amazon america analysis angel animal apple arena arrow asia assert atlantic attempted attract attrition audio
  aunt austria author autumn await awful baby backed backing bacon bake baker ball banana band baseball basic basics
  basketball batch bathroom battery bean bear bedroom beef beer belgium belt bench bending berlin berry biased bible
  bicycle bike biology bird black bland blind blink block blood blue bluetooth boarder boast boat boil bolder bone
  book boost boot border brace brain brazil bread brick bright broader broke broker brother brown browse bunch butcher
  butter cable cake camera camp canada cancer capital capitol caption card caret carpet carry cartoon casino castle
  catch caution cells certainly chair chapter character charger checker cheese chemistry cherry chess chest child
  china choke church circulation clarified clash clean clearer clever climate climb clinical clock clone closer
  closest cloth cloud coach coarse coast coat coefficient coffee coincidence cold collector college colon colosseum
  comb comedy commented compact companion compilation complexes composite compound compute computing concert condensed
  constant constrain construct construction contact contest contract contrast contributor convention converge cook
  cooked cooking copper corn correlation corrupted corruption costly cough course cousin crab crash cream crest
  cricket criterion crop cross crown cruise curtain customary customs dance dancing daughter dealt decent decode
  decoding decompose decorate decryption deduce deer defect degree delegate delivery denmark dense dental desert
  desire desk destruction detective devil diamond dice dinner directory disease distract dividend doctor doll dolphin
  door doubly dozen dragon draw dream dress drive driver drought drug drum duck duplication eagle earthquake egypt
  eiffel eighth elder elephant elimination emoji emulation encounter encourage engine england environmental europe
  evaluation everest exact exam exclamation execution expedition experimental explode exploit extent extract face
  facet facial factory farmer father feather federal fellow fence ferry fever fiction figure film finer finger finland
  fire fish fixer flavor flesh flight float flock flood floor flour flower focal folder foot football force forest
  forget fork formal former forth fossil fountain france freeze friend frog frost fruit fulfilled funeral furnished
  future galaxy game garage garden gate gender general geography germany ghost giant giraffe glass glove goal goat
  gold golf goose grand grape grave great greece green grey grill guest guitar habit hair hand hanging harden head
  header heart heaven height helicopter hell helper hence herb hike history hitting hobby hockey holder holes holland
  homework honey horoscope horror horse hospital hospitalise hover hunt hunter husband ideal identical illness impact
  implication inability inaccurate inclusion inconsistent incorrect india indirectly inefficient infant infer
  inference ingest injection injury insect insertion insignificant inspector intact intend intercept interfere
  intermediate interpret intersect interval invade invert invisible ireland iron island italy jacket jaguar japan
  joint joke joker juice jump jungle keyboard kick kidney killed killing king kitchen kite knee knife knight knit
  knots ladder lamb lamp laptop lawn leader leather lecture lemon length lever lime lion liquid liver lizard lock
  logical london loose lose lottery lover lunch lung machinery madrid magical maker manner marble marker marriage
  martial master maths meat medal median medical medicine melody melon meme mental merge metal metro mexico milk
  mineral mirror mistaken modal moderation monkey moon moral mortal mosque moth mother motor motto mount mountain
  mouse mouth movie mural murder muscle musical mutation naive naked natural neck necklace neighbour nested neural
  neutral nile noble noise normal north norway nose notion novel nuclear nurse ocean older olive opera opposition
  orange orbit order origin ought oven oxygen oyster pacific padded pain paint painter palace panda paper parent paris
  parity park parking parrot parse partial particle particularly password past paste patch pause peace peach peanut
  pear pearl pencil pending pepper perfume pertinent petal phone photo physics piano pickle pigeon pill pillow pink
  pirate pitcher pivot plane planet plaster plastic plate player plot plum plural poacher poem poet poetry poison
  poker poland polar poles police ponds pope pork portal postal posture potato powder prayer preacher precision
  predator predicate premises preserve preset president pretty previously pride priest prime primes prince princess
  principle printer prison prize probability probe processor prone propagation proper properly proven pumpkin pupil
  puppet purely purple purse puzzle pyramid quarrel queen quest quilt quirk quiz quota rabbit race racial racing radar
  railway rain rainbow ranch reachable reader realm recipe recurrent refine regard remote render rental repeatedly
  replay replication reptile resolution revolution rhythm ribbon rice riddle ride rider rifle ring river roast robber
  rocket romance rome roof roost roots rotation router royal rubber rugby rural russia sahara sail sailor saint salad
  salmon salt sample sauce saver savings scene school scissors score scotland screen sculpture season seed selfie
  sender sequence series setter several shadow shake shark sharp sheep sheet shelf shell shepherd ship shirt shoe
  shoot shop shopping shovel shower shrimp signer significantly silver similarity simple simulation sing singer sister
  skate sketch skin skirt slack slave slider slight slope smart smile smoke smoker snake snow soccer social sock sofa
  soldier solid solver sonata song soul soup source south spaceship spain span spark sparse spatial spear special
  spell spelling spice spider spine spoon sport spring squid squirrel stable stack stadium stair stale stall stamp
  star starter statue steak steam steel stew stick stiff stitch stitcher stomach stone storm stormy strategic
  strawberry stream stride string strip stroke strong struck stubborn stuck student stuff subtract succeeded successor
  suffer sufficient sugar summer sunset supper surf surfing surgeon swallow swarm sweater sweden sweet swim sword
  symptom table tablet taker tales taper taste taxi teacher teen temper temple temporarily tennis tenor tension
  theatre theft theory thermal thread thriller throat throne throw thunder tickle tide tiger tight timer tissue toad
  toast toilet tokyo tomato tongue tooth topical torch tornado tortoise towel tower tracer trainer trait traitor tram
  transform transition transport treasure tree trend trick trivia trophy tropical trouser trousers truck trumpet truss
  tunnel turkey turtle twist typical ulcer umbrella unable uncertain uncle unexpected unhealthy universe university
  unlimited unnecessary unreliable unstable unsuccessful vaccine vacuum vague valley vampire variance vault vector
  vegan veil venom verse vertical vessel viable video villa villain vinegar violin virus vitamin vodka volcano voter
  voyage vulture wagon waist waiter wales wall wallet wander wardrobe warrior wash watch watcher water weapon weather
  wedding welder whale wheat wheel whether whisky white wider width wife wifi willow wind window wine winner winter
  witch witness wizard wolf wood wooden worm worship wound wrestle wrist yacht yeast yellow yogurt zebra zodiac`;

const stems = new Set(
  WORDS.split(/\s+/)
    .filter(Boolean)
    .map((word) => stem(oneSpelling(word))),
);

/** `word` in its one spelling. */
export function isEnglishWord(word: string): boolean {
  return stems.has(stem(word));
}
