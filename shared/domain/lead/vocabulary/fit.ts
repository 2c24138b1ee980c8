/** Words for the kinds of organisation the agency serves, its neighbours and its services. */
import { phrases } from "../phrase.ts";

const GOVERNMENT = [
  "govern%",
  "ministr(y|ies)",
  "(deputy |prime )?minister%",
  "undersecretary",
  "municipal%",
  "council(s|lors?|lor's)?",
  "councill%",
  "borough",
  "mayor%",
  "public (sector|agency|agencies|authority|authorities|service|services|health|body|bodies|enquir%|administration)",
  "department (of|for)",
  `(port|regional|local|transport|transit|tourism|housing|heritage|tax|revenue|health|national|
    public) (authority|authorities|agency|board|office|service|administration)`,
  "(county|city|state|federal|national) (council|government|agency|office|tourism|administration|hall)",
  "regional government",
  "citizens?",
  "(association|city|capital|county|province|region) of (cities|municipalities|[A-Z]%)",
  "(member|our|smart) cities",
  "embassy|consulate|parliament|senate|commissioner",
  "(statistics|customs|immigration|investment|environment|wildlife) (agency|office|service|authority|promotion)",
  "câmara municipal|autarquia%|município%|munic[ií]pios?|ayuntamiento%|gobierno|governo|gouvernement|mairie",
  "commune|prefeitura",
  `gmina|urząd|obec|gemeente|kommun%|kunta|prim[aă]ri%|belediye%|pemerintah|junta de|diputación|kommune%|
    gemeinde%|behörde%|stadtverwaltung|stadtwerke|ministerium|comune|ministero|ministère|ministerio`,
  "ministério",
];

const TOURISM = [
  "turyst%|turist%|toeris%|matkailu%|turizm%|pariwisata|skigebiet%|seilbahn%|touris%|turismo|turístic%|tourisme",
  "visitors? (bureau|board|centre|center|numbers|engagement|growth|economy|arrivals)",
  "(convention|visitor%) bureau",
  "destination%? (marketing|management|organi[sz]ation|board|growth)",
  "(our|a|the) (destination|region|island)",
  `(tour|travel|holiday|cruise|rail|ferry|coach) (operators?|company|companies|agency|agencies|agents?|groups?|
    lines?|brands?|firms?|business|businesses)`,
  "travel|viaggi|voyages|reisen|viagens|viajes",
  "cruises?|ferr(y|ies)",
  `holiday (parks?|packages|lets|homes|rentals|cottages)|cottages|(walking|cycling|ski|beach|luxury|
    family) holidays|vacation rentals|ski%? (resort|area|lifts?)|cable car|skiers`,
  "(overnight stays|source markets|load factors?)",
  "(theme|national|heritage|caravan) (parks?|sites?)",
  `museu%|musées?|kreuzfahrt%|crociere|cruceros?|traghetti|reisebüro|museums?|visitor attractions?|safari|
    lodges?|(tourist|tour) guides?`,
];

const AVIATION = [
  `airlines?|airways|airports?|aeroportos?|aviation|aeropuerto%|aéroports?|flughafen|aerolínea%|
    compagnie aérienne|fluggesellschaft`,
];

const HOSPITALITY = [
  "[\\p{L}]*hotel%|hôtel%|hoteis|hotéis|hoteles|alberghi|albergo",
  "resorts?|hospitality|riads?|hostels?|guest ?houses?|b&b|bed and breakfast",
  "(serviced|holiday|short-term) (stays|apartments|lets|rentals)",
  `holiday homes?|summer houses?|villas|chalets|retreats?|lodging|ferie%|ferien%|urlaub%|vacances|vacaciones|
    férias|vacanze|vakantie%|camp(ing|sites?)|ryokan|b&bs?|bed and breakfasts?|ferienwohnung%|alojamento|gîtes?|
    chambres d'hôtes|hostal|posada|agriturismo|pensão|pousada%|quinta|wedding venue`,
  "\\d+ (rooms|beds|apartments)",
];

const FINANCE = [
  "cfo|chief financial officer|finance (team|director|department|committee)",
  "[\\p{L}]*bank|banks|banking|banco|banca|banque|privatbank|sparkasse|neobank|mutuelle%|caisse|cassa|caixa|kasse",
  "building society|credit union|microfinance",
  "(asset|wealth|fund|investment) (management|managers?|adviser|advisor|promotion)",
  "(financial|finance) (services|institution|organi[sz]ation|brand|brands|group|company|sector)",
  "wealth|pensions?|trustees|fintech|savings bank|mortgage%|stock exchange",
  "brokerage|private equity|family office|payments company|asset managers?",
];

const LEGAL = [
  "law (firm|firms|office|practice|chambers|group|company)",
  "llp|lawyers?|attorneys?|solicitors?|barristers?|chambers|notar%|mediation|paralegal%",
  "legal (assistant|department|team|work|tech|clients|documents|services)|general counsel",
  "in-house (team|counsel|legal)|bar association|managing partner",
  `kancelari%|advoka%|advocaat|advocaten|asianaj%|avukat%|hukum|advogad%|abogad%|avocat%|rechtsanw%|
    studio legale|anwalt%|kanzlei`,
];

const INSURANCE = [
  `insur%|reinsur%|[\\p{L}]*versicherung%|underwrit%|assurance%?|seguros?|segurador%|asegurador%|versicher%|
    forsikring|försäkring%`,
  "assicura%",
  `ubezpiecz%|pojišť%|verzekering%|vakuutus%|asigur[aă]%|biztosít%|sigorta%|asuransi|claims (management|
    handling|processing)|process ~ claims|(mutual|motor|life|quote|policy) (insurer|line|life|journey|holders?)`,
  "policyholders?|policies sold|cost per policy",
];

const SECTORS = [...GOVERNMENT, ...TOURISM, ...AVIATION, ...HOSPITALITY, ...FINANCE, ...LEGAL, ...INSURANCE];

/** In the message. */
export const CORE = phrases(...SECTORS);

/** In the name of an organisation, where shorter words tell enough. */
export const COMPANY_CORE = phrases(
  ...SECTORS,
  `air|wings|aero|cover|re|wills|notaires?|probate|camps?|coaches|law|legal|fin|finance|funds?|capital|credit|
    savings|mutual|tours?|suites|inns?|stays|lets|spa|rail|visit|guides|holidays?`,
  "vacations?|parks|trust|city|state|council",
);

export const RELATED = phrases(
  // Healthcare and education are sectors of the site's calculator.
  `cl[ií]nic%|clinique%|kliniek%|klinik%|hospitals?|health%|patients?|pharma%|medical|(care|nursing) homes?|
    dental|senior living`,
  "universit%|colleges?|schools?|academy|admissions",
  "(rail|train|bus) (operator|company)|railways?|bahn|logisti%|utilities|energy|telecom%",
  `cooperative|cooperativa|exporting|exporter|food brand|manufacturing|retail%|e-?commerce|real estate|
    property developer|automotive|dealership%|brewer%|winer%|vineyards?`,
  "plc|ag|gmbh|holdings?|gruppe|groupe|grupo|group|corporation|enterprise%|multinational|brands?|leisure",
  "export% ~ (countries|markets)",
  "(supervisory|executive) board|shareholders|turnover|b2b",
);

/** Company names written in one: "EmirAir" and "FinTrust" by their last part or their first. */
export const COMPOUND_CORE = new RegExp(
  String.raw`(?<=\p{Ll})(?:Air|Airways|Airlines|Bank|Ins|Insure|Law|Legal|Hotels?|Tours?|Travel|Pay|Fin|Capital|Trust)(?!\p{Ll})|` +
    String.raw`(?<!\p{L})(?:Air|Bank|Ins|Insur|Law|Legal|Hotel|Tour|Travel|Fin|Assur)(?=\p{Lu})`,
  "gu",
);

const IN_DOMAINS = `hotel hostel resort suites lodge bank insur assur versicher segur underwrit pension
  touris turism travel cruise ferry ferries airline airways airport aeroport legal lawyer council kommune`;

/** Sector words run together in a mail domain, as in "costahoteles". */
export const DOMAIN_CORE = new RegExp(
  [...IN_DOMAINS.split(/\s+/), "^visit", String.raw`law(?:firm|group|office|chambers)?\.`].join("|"),
  "iu",
);

/** Mail domains that only public bodies are given. */
export const DOMAIN_GOVERNMENT =
  /(?:^|\.)(?:gov|gob|gouv|govt|gc|gv|go|mil|admin|bund|parliament)\.[a-z]{2,}$|(?:^|\.)(?:gov|mil)$|(?:^|\.)europa\.eu$/iu;
