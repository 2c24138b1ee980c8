/** Words of those who come to sell, and of those who come to buy. */
import { phrases } from "../phrase.ts";

/** Offers that nobody makes who wishes to engage us. */
export const PITCH = phrases(
  // Search engines, links, traffic, lists.
  "seo (services?|packages?|agency|company|expert|specialist|audit|top)|white[- ]hat|(first|top) page of google",
  "rank(ing|ed)? ~ google|top google|back-?links?|do-?follow|guest posts?|link (building|exchange|insertion)",
  "domain authority|d[ar] ?\\d+\\+?|authority sites|(increase|boost|drive|more) ~ traffic to your",
  "(verified |targeted |bulk )?(e-?mail|contact|data|attendees?) lists?( of)?|(b2b|verified) (leads|lists?|contacts)",
  "buy (targeted|real|followers|visitors|reviews)|(5|five)[- ]star reviews|e-?mail (blast|database)|proxies",
  // Our site, and what they would do to it.
  `your (web ?site|site|web page|hosting|seo|logo) (looks|is (slow|outdated|old|missing|costing)|has (errors|
    issues))`,
  "noticed ~ (your (web ?site|site|page)|not ranking|errors)|(redesign|rebuild|optimi[sz]e|revamp) your|mock-?ups?",
  "(visited|going through|checked|reviewed|audited|checking) your (web ?site|site|page) and|redesign it",
  "(web|website|app|software|mobile|logo) (design|development|designing) (services?|company|agency|offer)",
  "hire (dedicated|our|skilled|remote)|dedicated (react|developers?|engineers)|explainer videos?|animated video",
  "offshore (software|development|team|company|developers)|outsourc(e|ing) (company|services|partner|your|to us)",
  "call cent(er|re) (services|outsourcing)|(staffing|recruitment) (agency|services)|cost than ~ agencies",
  // Price talk of a seller.
  "[$€£] ?\\d+ ?(/|per|an) ?(hour|hr|lead|link|post)|hourly rate|(starting|starts) (at|from) (just |only )?[$€£]",
  "(just|only) [$€£] ?\\d[\\d.,]*|[$€£] ?\\d[\\d.,]* (each|only)|\\d+% (off|discount|cheaper|cashback|lower cost)",
  `(bulk|special|exclusive|early[- ]bird) (discount|offer|price|stands)|competitive (rates|prices|pricing)|moq|
    contact our sales`,
  "(lowest|best|unbeatable|affordable|very affordable|wholesale) (rates?|prices?|budget|packages|consulting)",
  "free (trial of|terminal|survey|of cost|mock-?up|samples?|gap assessment)|sample%? free|reply yes|act now",
  "limited time|no placement|book you a free|(beat|match) any (quote|price|offer)|\\d+[- ]day trial|no card needed",
  // What they would do for us.
  `(help|helps|helped|helping) (you|your (business|company|agency|team|brand|website)) ~ (grow|increase|save|
    reduce|boost|improve|close|win|rank|generate|scale)`,
  `(companies|businesses|agencies|brands|clients) like yours|(grow|boost|scale|transform) your (business|sales|
    revenue|roi|agency)`,
  `(save|cut|reduce|lower|slash) (you|your) ~ (costs?|fees|bills?|expenses|overheads|taxes|accounting)|
    save you up to`,
  `(our|free) (product|solution|software|tool) (helps|captures|saves|lets you)|(chance|opportunity) to serve|
    serve you`,
  "how we can (help|support|assist) (you|your)|purchasing manager|person in charge|what is your quantity",
  `(discuss|know|share|send us|understand) your (requirements?|quantity)|your (current|existing) (contract|
    tariff) (end|rate)`,
  "(send|forward) (you )?(our |some |a few |over )?(packages|samples|mock-?ups|price list|catalog%|three profiles)",
  "(excellent|qualified|great|top|pre-?screened|strong) candidates|paid survey|nominated (for|as)|nfts?|web3",
  `(sale of|buy|acquire|acquisition of) your (business|company|agency)|thinking about an exit|cap table|
    are you raising`,
  "предлагаем|продвижение|услуги по|ofrecemos ~ (servicios|productos)|oferecemos ~ (serviços|produtos)",
  "nous (proposons|offrons) ~ services|wir bieten ihnen|offriamo ~ servizi",
);

/** What is sold to agencies. */
const GOODS = `(services?|solutions?|products?|packages?|websites?|web|apps?|software|tools?|traffic|links?|lists?|leads?|
    meetings|appointments|candidates|developers|engineers|designers|creators|translations?|videos?|training|
    courses?|equipment|machines?|furniture|linen|cleaning|catering|printing|banners?|gifts?|hosting|servers?|
    funding|capital|financing|loans|reviews?|followers|samples?|goods|materials|stands|awards?)`;
const SELL = `(offers?|provides?|suppl(y|ies)|sells?|rep|delivers?|speciali[sz]es? in|manufactures?|produces?|exports?|
    distributes?|installs?|print|prints|cater|(can|could|will) (build|design|develop|make|get|book|generate|
    give|save|help))`;

/** What sellers say, and clients at times: counts only where nothing is asked of us beside it. */
export const SELLING = phrases(
  `(we|i|our (team|company|agency|firm|designers|engineers|experts|factory|tool|software)) (also |can |will |
    would (like|love) to |are able to |currently )?${SELL} ~ (${GOODS}|for (you|agencies|companies|businesses|
    brands)|you|your)`,
  `(we|i|our [\\p{L}]+) (book|built|build|make|made|generate|do|captures?|books?) ~ (for (you|agencies|
    companies|businesses|brands)|${GOODS} for|with your logo|visitor's)`,
  `we can put your|(we|our (specialists|team|experts|engineers|agents)) (also |can |currently )?(offer|provide|
    supply|sell|manufacture|distribute|produce|install|speciali[sz]e in|deliver|work on a)`,
  `(we are|we're|i am|i'm|this is [\\p{L}]+ from) (a |an |the )?([\\p{L}-]+ ){0,2}(manufacturers?|suppliers?|
    factory|wholesalers?|distributors?|exporters?|web designers?|developers?|recruiters?|staffing)`,
  `(we are|we're) (a|an|the) (leading|professional|premier|certified|award-winning|top|global|trusted|
    experienced|reputed|fast-growing|number one|#1|digital marketing)( [\\p{L}&-]+){0,4} (company|manufacturer|
    supplier|agency|provider|firm|team|studio|factory)`,
  `(help|helps|helped|helping) ([\\p{L}]+ ){0,2}(companies|businesses|agencies|brands|founders)|
    our clients? (is|are|include|see|love)`,
  // How such letters open and close.
  "mind if i|while you sleep|(request|claim) your|ask for our|planning your|(you|we) only (pay|get paid)|pay[- ]per",
  "without spending|would it make sense|want (me|us) to|worth a (quick |short |brief )?(chat|call|look|conversation)",
  `(need|looking for|seeking) an? investor|right person|who (handles|looks after|is in charge of) (hiring|
    purchasing|procurement|your)|(happy|love) to (show|send|introduce|offer|drop)`,
  `(shall|can|may|could|should) (i|we) (send|share|show|forward|drop|book|call|give) (you )?(over|on|by|his|
    her|some|a|three|to)`,
  `would you like (to (come|see|receive|get|join|try|save|increase|grow)|me to|us to|a free|more)|let me (show|
    introduce)`,
  `if (you are |you're |u r )?interested|dear (friend|purchasing|webmaster|(business|website) owner|customer|
    beneficiary)`,
  `my (last|previous) (e-?mail|message)|opt out|reply stop|big fan|congrat%|(mutually|mutual) (beneficial|
    benefit)|win-win|doing business with you|seeking ~ (buyers?|investors?)|serious buyers?`,
  // Advertising addresses its reader at the head of a sentence.
  `(?<=(^|[.!?\\n:])\\s*)(reserve|exhibit|order|buy|join us|register|claim|save|boost|discover|download|
    sign up|subscribe|click|earn|introducing|congratulations|get (featured|your|more|up to|access)|
    book (a demo and|a free|your|now)|keep your|launch your|grow your|meet our|tired of|struggling with|imagine|
    hurry|last chance|don't miss|beautiful new|interested\\?)`,
  "(?<=(^|[.!?\\n:])\\s*)(are you|is your [\\p{L}]+) (looking|seeking|tired|struggling|in need|paying|losing)",
  `(?<=(^|[.!?\\n:])\\s*)(do you (need|want|struggle|accept|sell|have an idea)|is managing|why pay|
    still paying|need|want|looking for|interested in) [^?.!\\n]+\\?`,
  // Offers and their price talk.
  `(order|buy|subscribe|register|sign up|download|reply) (now|today|here|this week|before|yes)|on us(?=[.!])|
    same price`,
  `free (trial|shipping|delivery|consultation|setup|month|listing)|\\d+% more|promo codes?|(exclusive|limited|
    introductory) (offer|price|deal|rate)`,
  `no (upfront|hidden)|money[- ]back|guaranteed|(days?|weeks?|months?) guarantee|\\d+% fee|we ship|ships? to|
    direct from|first (week|month|box|order) (free|on us)|delivered (to|all over|within|every)|rates attached`,
  `our (price list|catalogue|catalog|brochure|packages)|attached our|(menus?|cars?|stands|desks|offices) from|
    (house|car|offices?|land|equipment|space) (for|available)`,
  `your (inbox|quantity|order|rankings?|traffic|bottom line|profits?|payroll|cash ?flow|pipeline|hiring|
    open roles?|podcast|show|invoices|logo|revenue|search engine|manuscript|competitors|next campaign)`,
  `your domain ~ (expires?|registration|available|is)|final notice|expires today|avoid (interruption|
    suspension)|secure link|call for papers|processing charge`,
  `from [$€£]? ?\\d[\\d.,]* ?[$€£]?(euro)? ?(per|an?) (hour|month|person|day)|promotional (gifts?|products?|
    items?)|certification in|rep(resent)? ~ (creators|influencers)|vouchers?|gift card|no win|warranty|
    demo reel|turnaround|instant delivery|original keys|(a|as|our|gold|main) sponsors?(hip)?|sponsor (me|us|
    our)|(need|looking for|seeking|want) (an |a )?investors?|donations?|charity|fundrais%|(a|the) (finalist|
    winner|nominee)|gala|tickets|tables of|in exchange for|followers on|annual demand|(prices|rates|campaigns|
    packages) (start|from) (at|from)?`,
);

const NOT_TO_SELL = "(?! to (offer|introduce|help you|show you|share|sell|send you|discuss how|collaborate))";

/** A need of one's own, or a question about what we do: what a seller does not write. */
export const BUYING = phrases(
  `(we|i|our [\\p{L}]+|my [\\p{L}]+) (really |now |currently |also |do |would |must )?(need|needs|want|wants|
    require|requires|seek|seeks|wish|wishes|lack|lacks|struggle|struggles|plan|plans|intend|
    intends)${NOT_TO_SELL}`,
  `(and|also|who) (need|needs|want|wants|require|requires)${NOT_TO_SELL}`,
  `(we're|we are|i'm|i am|currently) (actively |urgently )?(looking for|seeking|searching for|evaluating|
    comparing|issuing|interested in)(?! (opportunit%|(a |suitable )?(job|role|position)|buyers|distributors|
    agents|a serious))`,
  `(we'd|we would|i'd|i would) like (you|your|to (know|understand|see|receive|get|have|pilot|test|try|hear|
    learn|buy|book))`,
  `(could|can|would) you (please |kindly |perhaps )?(tell|send|quote|explain|give|show|provide|help us|advise|
    confirm|walk|let us know)`,
  "(send|give|make|prepare) us ~ (proposal|offer|quote|quotation|price)",
  `your (ai |own |legal |other |tourism |attribution |domain )?(platform|assistant|product|tool|attribution|
    model|approach|method|case|cases|article|page|solutions?|calculator|pilot|domains|proposal|quote|prices?|
    pricing|fees|playbook|demo|measurement|consultant|concierge)`,
  `(our|my|we've no|we have no) (own |new |current |online |digital )?(booking|bookings|reservations|
    customers?|guests?|visitors?|members?|patients?|users|passengers|marketing|advertising|ads|campaigns?|spend|
    spending|budget|agency|lead provider|provider|supplier|management|board|ceo|cfo|cmo|partners|committee|
    leadership|data|reports?|brands?|domains?|contract|revenue|season|market|markets|firm|parks|families|usual)`,
  `have you (ever |already )?(worked|seen|any|got|done|helped)|what (experience|would you|do you)|
    (any way )?you (can|could) help|help (us|[\\p{L}]+ ([\\p{L}]+ )?like us)|(like|similar to) (ours|us|mine)|
    of our size|(i|we)('d| would) (love|want|like) to (understand|know|hear|see|learn|read|order)|(you|
    you'd) (tell|say|recommend|suggest|advise)|what (would|do|should) (you|we|i) (look|tell|do|suggest|
    recommend|advise|say)|we (depend|rely|lose|lost)|domain names|your typical|your tourism (campaigns?|case|
    work|assistant|platform|team)|(the|this) (platform|assistant|tool|chatbot) (be|work|help|suit)|
    would the (platform|assistant|tool)|(will|does|is|are|can) your (company|team|solution|consultants?|chatbot|
    tool|service)|me interesa|können sie|könnten sie|pouvez-vous|pourriez-vous|potete|podem|pueden|kunt u|
    (vossa|vuestra|votre|vostra|vostro|ihre|ihrer) [\\p{L}]+|your (ai|people|work|experience|clients|customers|
    view|webinar|offer|service|calculator|healthcare)|(that|thing|something|what|if) (\\p{L}+ )?you (guys )?(do|
    sort out|deal with|claim|offer)|(i|we) (own|run|operate|rent out|hire out|guide|look after)|i('d|
     would) (rather|appreciate|like)|(demo|demonstration) of the|(would like|appreciate|like) (a|an|
    your) ~ (demo|offer|proposal|quote|valuation|chat)|we'd (need|want|like)|(rfp|nda|tender|bid) ~ (signed|
    advertised|closes|published)`,
  `(?<!(see|visit|on|at|via|check) )our website|necesitamos|precisamos|procuramos|buscamos|queremos|
    gostaríamos|quisiéramos|nos gustaría|souhaitons|cherchons|brauchen|suchen|vorremmo|cerchiamo`,
  `do you (also |ever |only )?(work|help|support|take|handle|cover|build|represent|broker|own|do|deal|
    cooperate|offer|have|publish|connect)`,
);
