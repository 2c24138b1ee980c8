/** Words of those who do not come to buy. */
import { phrases } from "../phrase.ts";

/** Someone who offers, in the first person. */
const WE_OFFER =
  "(we|i|our (team|company|agency|firm|designers|engineers|experts|platform)) (can |will |also |could |would (like|love) to |are able to )?(offer|provide|supply|rep|represent|fund|deliver|specialise in|specialize in|manufacture|fix|help you|cut your|boost your|increase your|improve your|design|redesign|rank|promote|place|build|develop|sell|work with owners)";

export const PITCH = phrases(
  `${WE_OFFER} ~ (your|you|services?|solutions?|websites?|website|web|seo|traffic|links?|lists?|leads?|packages?|professional|reviews?|candidates|creators|translation|call cent(er|re)|virtual|lowest|rates?|sites|it|jobs|owners|redesign)`,
  "seo (services?|packages?|agency|company|expert|audit|top)|white-hat|first page of google|rank(ing)? ~ google|in(to)? ~ top google|back-?links?|do-?follow|guest posts?|link (building|exchange|insertion)|domain authority|d[ar] ?\\d+\\+?|high[- ]authority sites|permanent links",
  "(your|ur) (web ?site|site|web page|hosting) (looks|is (slow|outdated|not|costing)|needs|has errors)|noticed ~ (your|website|not ranking|errors)|(visited|going through|came across|checked|reviewed) your (web ?site|site|page) and (noticed|found|saw)",
  "(we are|we're) (a|an|the) (leading|professional|premier|certified|award-winning|top|offshore|global|trusted|fast-growing|reputed)( \\p{L}+){0,5} (company|manufacturer%?|supplier|agency|provider|firm|team|studio)|leading (offshore|manufacturer|provider|supplier)|offshore|outsourc(e|ing) (company|services|development|your)",
  "hire (dedicated|our|skilled|remote)|dedicated (react|developers|developer|team)|\\$ ?\\d+ ?/ ?(hour|hr)|from \\$ ?\\d+|just \\$ ?\\d+|starting at [$€£]|per hour|\\d+% (off|discount)|bulk discount|discounts?|affordable|competitive rates|lowest (rate|price)|best price|no (contract|obligation|placement),? no|free (trial|terminal|survey|of cost|audit|website|quote|samples?)|reply yes|act now|limited (time|offer)|book you a free",
  "(verified |targeted |bulk )?(e-?mail|data|contact) lists?( of)?|buy (targeted|real|followers|visitors|reviews)|(5|five)[- ]star reviews|email (blast|database)|counts and pricing|explainer videos?|animated video|cut your ~ (fees|costs|bills)|your requirements|person in charge|purchasing manager|clients like yours|brands like yours",
  "(excellent|qualified|great) candidates|influencers?|collab|white label (seo|web)|paid survey|voucher|nominated|nfts?|tokens?|blockchain|web3",
  "sale of your (business|company|agency)|(acquire|buy) your (agency|business|company)|give us a chance|serve you|our rates|rates attached|let us know your (quantity|requirement%)|switch your|migrate to us|what we can do for (you|your)",
  "предлагаем|продвижение|услуги по|ofrecemos (servicios|nuestros)|oferecemos (serviços|os nossos)|nous (proposons|offrons) (des services|nos services)|wir bieten ihnen|le offriamo",
);

export const SCAM = phrases(
  "bitcoin|crypto%|forex|double your|guaranteed (returns|profit|results|income)|claim your|click here|casinos?|slots|gambling|betting|jackpot|lottery|inherit%|next of kin|bank details|transfer of funds|proceed with the transfer|western union|viagra|pills|escorts?|singles|dating|xxx|porn%",
  "(business|urgent|personal|project) loans?|loan (offer|funding)|interest rate of|at \\d+% interest|fund projects|passive income|make money|earn \\$|work from home|bit\\.ly|million ~ (inherited|invest in your)",
);

export const JOB = phrases(
  "(my|attached|send|find) ~ (cv|c\\.v\\.|r[ée]sum[ée]|curriculum%|portfolio of)|cv|curriculum vitae|curr[ií]culo|cover letter|lebenslauf",
  "(looking|searching|applying|apply|seeking|search|hunting) (for )?(a |an |any |suitable )?(job|work|position|opportunity|opportunities|role|employment|internship|vacancy|placement|post)|applying for|job (application|seeker|opening|search|opportunity)|(seeking|suitable) ~ opportunity",
  "internships?|intern(ship)? (in|at|position)|trainee|apprentice%|vacanc(y|ies)|open positions?|are you (hiring|recruiting)|hiring\\?|recrutar|recrutamento|fresher|mba graduate|work (with|for) you|join your team|freelance%|freelancer|for an interview|szukam pracy|busco (trabajo|empleo)|procuro (trabalho|emprego)|estágio|praktikum|suche (arbeit|job|stelle)|cherche (un emploi|un stage|du travail)",
);

export const STUDY = phrases(
  "(my|master's|bachelor's|mestrado|phd|doctoral|final|a) (thesis|dissertation|assignment|homework|coursework|essay|tese)|thesis|dissertation|homework|coursework|(school|university|college|student|class) (project|assignment|paper|essay)|doing an assignment|\\d(st|nd|rd|th|second)? year student|i('m| am) (a|an) (\\p{L}+ )?(student|pupil|undergraduate|postgraduate)|(my|first|second|third|final) year (and|at|of)|second year|i study|i teach|teacher|my (class|pupils|slides|students|lecture)|tesi di laurea|tfg|mémoire|masterarbeit|bachelorarbeit|tese de",
  "journalists?|reporter|a feature (about|on)|comment from|for (an|our|my) (article|podcast|magazine)|survey% agencies|questionnaire takes|take part in (a|our|my) (survey|study|interview)|research (panel|project|study|interview)|years old",
);

export const PERSONAL = phrases(
  "(my|a) (hotel |holiday )?booking ~ (refund|money|cancel%|invoice)|i booked|money back|refund|nobody answers|lost luggage|hotelbuchung|rechnung|where is my|my (order|ticket|flight|reservation)",
  "(delete|remove|erase) (all|my|the) ~ (data|information|details|me)|unsubscribe|take me off|stop (emailing|mailing|sending|contacting)|newsletter ~ asked",
  "wrong form|ignore (this|me|please)|lol|opening hours|(open|closed) on (saturdays?|sundays?)|(nice|good|great|cool) (site|website|colours|colors|post|page|job)|very informative|thanks for sharing",
  "(no money|for equity|can't pay|for free|unpaid)|my (homework|hobby|blog|exam)",
);
