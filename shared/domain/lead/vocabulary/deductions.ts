/** Words of those who do not come to buy. */
import { phrases } from "../phrase.ts";

/** Offers that nobody makes who wishes to engage us. */
export const PITCH = phrases(
  // Search engines, links, traffic, lists.
  "seo (services?|packages?|agency|company|expert|specialist|audit|top)|white[- ]hat|(first|top) page of google",
  "rank(ing|ed)? ~ google|top google|back-?links?|do-?follow|guest posts?|link (building|exchange|insertion)",
  "domain authority|d[ar] ?\\d+\\+?|authority sites|(increase|boost|drive|more) ~ traffic to your",
  "(verified |targeted |bulk )?(e-?mail|contact|data) lists? of",
  "(b2b|verified|targeted) (leads|lists?|contacts|e-?mails?)|buy (targeted|real|followers|visitors|reviews)",
  "(5|five)[- ]star reviews|e-?mail (blast|database)",
  // Our site, and what they would do to it.
  "(your|ur) (web ?site|site|web page|hosting|seo|app|logo|branding) (looks|look|is (slow|outdated|old|not|missing|costing|down)|needs|has (errors|issues)|could|does not)",
  "noticed ~ (your|website|not ranking|errors)",
  "(visited|going through|checked|reviewed|audited|looked at|checking) your (web ?site|site|page) and",
  "(redesign|rebuild|optimi[sz]e|revamp) (it|your|the web ?site)|mock-?ups?",
  "(web|website|app|software|mobile|logo|graphic) (design|development|designing) (services?|company|agency|offer)",
  "hire (dedicated|our|skilled|remote)|dedicated (react|developers?|team|engineers)",
  "offshore (software|development|team|company|developers)",
  "outsourc(e|ing) (company|services|partner|development|your|to us)|explainer videos?|animated video",
  "call cent(er|re) (services|outsourcing)",
  // Price talk of a seller.
  "[$€£] ?\\d+ ?(/|per|an) ?(hour|hr|month|lead|link|post)|(starting|starts) (at|from) (just |only )?[$€£]",
  "(just|only|from) [$€£] ?\\d[\\d.,]* (each|per)|just [$€£] ?\\d+|\\d+% (off|discount)",
  "(bulk|special|exclusive|early[- ]bird) (discount|offer|price)|competitive (rates|prices|pricing)",
  "(lowest|best|unbeatable|affordable|wholesale) (rates?|prices?|budget)|very affordable|price list for",
  "free (trial of|terminal|survey|of cost|audit|mock-?up|samples?)|reply yes|act now|limited (time|offer)|moq",
  "no placement|book you a free",
  // What they would do for us.
  "(help|helps|helped|helping) (you|your (business|company|agency|team|brand|website)|(companies|businesses|agencies|brands|firms) like yours) ~ (grow|increase|save|reduce|get|boost|improve|close|reach|cut|win|rank|generate|scale)",
  "(companies|businesses|agencies|brands|clients) like yours",
  "(grow|boost|scale|transform|take) your (business|sales|revenue|roi|brand|agency|company)",
  "(save|cut|reduce|lower|slash) (you|your) ~ (costs?|fees|bills?|expenses|overheads|taxes)",
  "(benefit|useful for|value to) your (company|business|team|agency|office)",
  "(our|free) (product|solution|software|tool|service) (helps|can help|saves|lets you)",
  "(chance|opportunity) to serve|serve you|what we can do for you|how we can (help|support|assist) (you|your)",
  "(discuss|know|share|send us|understand) your (requirements?|needs|quantity)|purchasing manager|person in charge",
  "(decision maker|right person) (for|in|at) your|(switch|migrate|move) (your|to us)",
  "we will send (you )?(a )?(quotation|catalog%|samples|price%)|may i send|shall (i|we) (send|forward|start)",
  "can i send (over|you)|happy to share samples",
  "(excellent|qualified|great|top|pre-?screened|strong) candidates|staffing (agency|services|solutions)",
  "recruitment (agency|services)",
  "(sale of|buy|acquire|acquisition of|invest in|sell) your (business|company|agency)|qualify for (a|our|the)",
  "paid survey|nominated (for|as)|nfts?|blockchain (agency|solutions|development)|web3|accreditation ~ certificate",
  "предлагаем|продвижение|услуги по|ofrecemos ~ (servicios|productos)|oferecemos ~ (serviços|produtos)",
  "nous (proposons|offrons) ~ services|wir bieten ihnen|offriamo ~ servizi",
);

/** What sellers say of themselves, and clients too: counts only where no need is stated beside it. */
export const SELF_PRAISE = phrases(
  "(we|i|our (team|company|agency|firm|designers|engineers|experts|factory)) (can |will |also |could |would (like|love) to |are able to |would be happy to )?(offer|offers|provide|provides|supply|represent|rep|deliver|specialise in|specialize in|manufacture|produce|export) ~ (services?|solutions?|websites?|web|traffic|links?|lists?|leads?|packages?|professional|candidates|creators|translations?|products?|videos?|software|equipment|machines?|training|courses?|you|your)",
  "(we are|we're|i am|i'm) (a|an|the) (leading|professional|premier|certified|award-winning|top|global|trusted|experienced|reputed|fast-growing|number one|#1)( [\\p{L}&-]+){0,5} (company|manufacturer|supplier|agency|provider|firm|team|studio|factory|expert|developer|designer|consultant)",
  "(our|the) (packages|price list|rates|catalogue|portfolio of work|developers|engineers|prices) (are|is|start%|include%|attached)",
  "rates attached|discounts?|affordable|influencers?|creators|collab|vouchers?|samples on request",
  "pricing ~ on request",
);

/** A need in the first person: what a seller does not state. */
export const NEED = phrases(
  "(we|i|our [\\p{L}]+|my [\\p{L}]+) (really |now |currently |also |do |would |must )?(need|needs|want|wants|require|requires|seek|seeks|wish|wishes|lack|lacks|struggle|struggles|plan|plans|intend|intends)(?! to (offer|introduce|help you|show you|share|sell))",
  "(and|also|who) (need|needs|want|wants|require|requires|are looking for|is looking for)(?! to (offer|introduce|help you|show you|share|sell))",
  "(we're|we are|i'm|i am|currently) (actively |urgently )?(looking for|seeking|searching for|evaluating|comparing|issuing|interested in)(?! (opportunit%|(a |suitable )?(job|role|position)|buyers|distributors|agents))",
  "(we'd|we would|i'd|i would) like (you|your|to (know|understand|see|receive|get|have|pilot|test|try|hear|learn|buy))",
  "(send|give|make|prepare) us ~ (proposal|offer|quote|quotation|price)",
);

export const SCAM = phrases(
  "bitcoin|crypto%|forex (trading|signals|robot)|double your (money|income|bitcoin|investment)",
  "guaranteed (returns?|profits?|income)|claim your (bonus|prize|reward|funds)|click here",
  "casino[- ](slots|bonus|games|online)|online (casino|slots|betting)|won ~ lottery|lottery winner|inheritance",
  "inherited ~ (funds|million|fortune)|next of kin|(send|provide|need|confirm|your) ~ bank details",
  "proceed with the transfer|western union|viagra|cheap pills|escort service|singles (in|near)|dating (site|app)",
  "xxx|porn%",
  "need ~ loan\\?|loan (offer|application approved)|(we|i) (fund|finance) projects|at \\d+% interest",
  "passive income|make money (online|fast|from home)|earn [$€£]|work from home|bit\\.ly",
  "million ~ (inherited|invest in your)|investment opportunity",
);

const JOB_WORD = "(job|role|position|employment|internship|vacancy|placement|post|work as)";

export const JOB = phrases(
  "cv|c\\.v\\.|curriculum vitae|curr[ií]culo|cover letter|lebenslauf|(my|attached) r[ée]sum[ée]",
  "(send|attach|find) ~ r[ée]sum[ée]",
  `(looking|searching|applying|apply|seeking|search|hunting|suitable) (for )?(a |an |any |the |suitable |new |part-time |full-time )?${JOB_WORD}`,
  `applying for|job (application|seeker|opening|search)|(seeking|suitable) ~ opportunity`,
  `opportunit(y|ies) (in|at|with|within) your`,
  "internships?|(any|open|current|job) (vacanc(y|ies)|openings?|positions)|vacanc(y|ies) for",
  "are you (hiring|recruiting)|hiring\\?|recrutar|recrutamento|fresher|mba graduate|(recent|fresh) graduate",
  "work for you|join your team|(ever|always) need ~ (extra|freelance%|help with)",
  "freelance (copywriter|writer|designer|developer|editor|translator|photographer|consultant|marketer)",
  "i('m| am) a freelance%|for an interview|years of experience in|szukam pracy",
  "(busco|procuro|cerco|cherche|suche) ~ (trabajo|empleo|trabalho|emprego|lavoro|emploi|travail|arbeit|job|stelle)",
  "estágio|praktikum",
);

export const STUDY = phrases(
  "(my|master's|bachelor's|phd|doctoral|mestrado) (thesis|dissertation|assignment|homework|coursework|essay|tese|research|project for)",
  "thesis|dissertation|homework|coursework",
  "(school|university|college|student|class) (project|assignment|paper|essay)",
  "(doing|writing|working on) an (assignment|essay)",
  "i('m| am) (a|an) (\\p{L}+ )?(\\p{L}+ )?(student|pupil|undergraduate|postgraduate|teacher|lecturer|professor)",
  "in my (first|second|third|final) year|as part of my (studies|degree|course|msc|mba)|i (study|teach)",
  "my (class|pupils|slides|students|lecture|professor|university)|tesi di laurea|mémoire de|masterarbeit",
  "bachelorarbeit|tese de|tesis de",
  "journalists?|reporter|a feature (about|on)|comment from|for (an|our|my) (article|podcast|magazine|newspaper)",
  "(short|my|quick|brief|\\d+-minute) (questionnaire|survey|interview)|questionnaire takes",
  "take part in (a|our|my) (survey|study|interview|podcast)|research (panel|study|interview)",
  "i('m| am) \\d{1,2} (years old|yo)",
);

export const PERSONAL = phrases(
  "(with|of|for|about|cancel|find|change) my (hotel |holiday |flight )?(booking|reservation|order|ticket|flight)",
  "i booked|money back|(my|full|a) refund|lost luggage|hotelbuchung|where is my",
  "(delete|remove|erase) ~ (about me|my (data|details|information|account|name))|unsubscribe|take me off",
  "stop (emailing|mailing|sending|contacting)",
  "wrong (form|number|company)|(sorry|please) ignore|lol|(what are|know) ~ opening hours|office open|for equity",
  "can't pay|no money yet",
);
