/** Words of those who do not come to buy, sellers apart. */
import { phrases } from "../phrase.ts";

export const SCAM = phrases(
  "bitcoin|crypto%|forex (trading|signals|robot)|double your (money|income|bitcoin|investment)",
  "guaranteed (returns?|profits?|income)|claim your (bonus|prize|reward|funds)|click here",
  "casino[- ](slots|bonus|games|online)|online (casino|slots|betting)|won ~ lottery|lottery winner|inheritance",
  "inherited ~ (funds|million|fortune)|next of kin",
  `proceed with the transfer|western union|be your friend|saw your profile|hello dear|vulnerabilit%|bounty|
    hacked|viagra|deceased client|late husband|widow|your family name|cheap pills|escort service|singles (in|
    near)|dating (site|app)`,
  "xxx|porn%",
  `need ~ loan\\?|loan (offer|application approved)|(we|i) (fund|finance) projects|direct lenders?|
    project (financing|funding)|(seeking|need) (a loan|funding|financing)|at \\d+% interest`,
  "passive income|make money (online|fast|from home)|earn [$€£]|work from home|bit\\.ly",
  "million ~ (inherited|invest in your)|investment opportunity",
);

const JOB_WORD = "(job|role|position|employment|internship|vacancy|placement|post|work as)";

export const JOB = phrases(
  "cv|c\\.v\\.|curriculum vitae|curr[ií]culo|cover letter|lebenslauf|(my|attached) r[ée]sum[ée]",
  "(send|attach|find) ~ r[ée]sum[ée]",
  `(looking|searching|applying|apply|seeking|search|hunting|suitable) (for )?(a |an |any |the |suitable |new |
    part-time |full-time )?${JOB_WORD}`,
  `applying for|job (application|seeker|opening|search)|(seeking|suitable) ~ opportunity`,
  `opportunit(y|ies) (in|at|with|within) your`,
  `work experience|typing work|(data entry|online|remote|part-time|home) (work|job)|hire me|give me (a )?(job|
    work|chance)|open to work|my skills|praktyk%|staż%|tirocinio|alternance|ausbildung|internships?|(any|open|
    current|job) (vacanc(y|ies)|openings?|positions)|vacanc(y|ies) for`,
  "are you (hiring|recruiting)|hiring\\?|recrutar|recrutamento|fresher|mba graduate|(recent|fresh) graduate",
  "work for you|join your team|(ever|always) need ~ (extra|freelance%|help with)",
  "freelance (copywriter|writer|designer|developer|editor|translator|photographer|consultant|marketer)",
  `i('m| am) a freelance%|for an interview|years of experience in|szukam (pracy|zleceń)|bewerb(e|ung%)|
    candidature|vaga de|trabalhar (convosco|na vossa)`,
  `(busco|procuro|cerco|cherche|suche) ~ (stage|trabajo|empleo|trabalho|emprego|lavoro|emploi|travail|arbeit|
    job|stelle)`,
  "est[aá]gio|summer training|training in your company|praktikum",
);

export const STUDY = phrases(
  `(my|master's|bachelor's|phd|doctoral|mestrado) (thesis|dissertation|assignment|homework|coursework|essay|
    tese|research|project for)`,
  `umfrage|studiums|seminararbeit|hausarbeit|abschlussarbeit|interviewpartner%|encuesta|trabajo de fin de|
    inquérito|trabalho académico|dissertação|questionario|enquête|scolastico|(progetto|trabalho|projet|
    proyecto) (scolastico|escolar|scolaire)|classe (prima|seconda|terza|quarta|quinta)|schulprojekt|thesis|
    dissertation|homework|coursework`,
  "(school|university|college|student|class) (project|assignment|paper|essay)",
  "(doing|writing|working on) an (assignment|essay)",
  "i('m| am) (a|an) (\\p{L}+ )?(\\p{L}+ )?(student|pupil|undergraduate|postgraduate|teacher|lecturer|professor)",
  "in my (first|second|third|final) year|as part of my (studies|degree|course|msc|mba)|i (study|teach)",
  `interview (a|an|someone|somebody|one of)|for (a |my |our )?(class|school|uni|university|college)|
    admission (in|to) your|(join|enrol%|do) your course|your course|my (class|pupils|slides|students|lecture|
    professor|university)|tesi di laurea|mémoire de|masterarbeit`,
  "bachelorarbeit|tese de|tesis de|étudiant%|estudante|estudiante|studente|studentin",
  "journalists?|reporter|a feature (about|on)|comment from|for (an|our|my) (article|podcast|magazine|newspaper)",
  "(short|my|quick|brief|\\d+-minute) (questionnaire|survey|interview)|questionnaire takes",
  "take part in (a|our|my) (survey|study|interview|podcast)|research (panel|study|interview)",
  "i('m| am) \\d{1,2} (years old|yo)",
);

export const PERSONAL = phrases(
  "(with|of|for|about|cancel|find|change) my (hotel |holiday |flight )?(booking|reservation|order|ticket|flight)",
  "i booked|money back|(my|full|a) refund|lost luggage|hotelbuchung|where is my",
  "(delete|remove|erase) ~ (about me|my (data|details|information|account|name))|unsubscribe|take me off",
  "stop (writing|calling|emailing|mailing|sending|contacting)",
  `my (son|daughter|grandson|granddaughter|kids?|boyfriend|girlfriend|passport|visa|parcel|neighbour|homework)|
    renew my|how (do|can) i (renew|apply|get to|cancel)`,
  `my (hotel )?room|(cancel|stop) my|(my|charging my) card|compensation|complain about|(like|want|
    wish) to complain|your (link|links|cookie banner|pop ?-?up|animation|form|website|site|page|menu|font|
    video) (doesn't|does not|is not|isn't|goes|is broken|broke|makes|covers|won't)|broken link|typo|wrong (date|
    place|link|spelling)|wrong (form|number|company)|(sorry|please) ignore|lol|(what are|know) ~ opening hours|
    office open|for equity`,
  "can't pay|no money yet",
);
