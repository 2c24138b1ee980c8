/**
 * Countries, territories and their peoples. They are blanked out before any rule reads an
 * enquiry, so that nationality cannot count, not even by the length of a name.
 */
import { phrases } from "./phrase.ts";

/** English names as Unicode's CLDR gives them, and the other names in common use. */
const COUNTRIES = `
Afghanistan|Åland Islands|Albania|Algeria|American Samoa|Andorra|Angola|Anguilla|Antarctica|Antigua & Barbuda|
Antigua and Barbuda|Argentina|Armenia|Aruba|Ascension Island|Australia|Austria|Azerbaijan|Bahamas|Bahrain|
Bangladesh|Barbados|Belarus|Belgium|Belize|Benin|Bermuda|Bhutan|Bolivia|Bosnia & Herzegovina|
Bosnia and Herzegovina|Bosnia|Botswana|Bouvet Island|Brazil|British Indian Ocean Territory|British Virgin Islands|
Brunei|Bulgaria|Burkina Faso|Burma|Burundi|Cambodia|Cameroon|Canada|Canary Islands|Cape Verde|
Caribbean Netherlands|Cayman Islands|Central African Republic|Ceuta & Melilla|Chad|Chile|China|Christmas Island|
Clipperton Island|Cocos \\(Keeling\\) Islands|Colombia|Comoros|Congo - Brazzaville|Congo - Kinshasa|Congo|
Cook Islands|Costa Rica|Côte d['’]Ivoire|Ivory Coast|Croatia|Cuba|Curaçao|Cyprus|Czechia|Czech Republic|Denmark|
Diego Garcia|Djibouti|Dominica|Dominican Republic|East Timor|Ecuador|Egypt|El Salvador|England|Equatorial Guinea|
Eritrea|Estonia|Eswatini|Ethiopia|Falkland Islands|Faroe Islands|Fiji|Finland|France|French Guiana|
French Polynesia|French Southern Territories|Gabon|Gambia|Georgia|Germany|Ghana|Gibraltar|Great Britain|Britain|
Greece|Greenland|Grenada|Guadeloupe|Guam|Guatemala|Guernsey|Guinea-Bissau|Guinea|Guyana|Haiti|
Heard & McDonald Islands|Holland|Honduras|Hong Kong SAR China|Hong Kong|Hungary|Iceland|India|Indonesia|Iran|Iraq|
Ireland|Isle of Man|Israel|Italy|Jamaica|Japan|Jersey|Jordan|Kazakhstan|Kenya|Kiribati|Korea|Kosovo|Kuwait|
Kyrgyzstan|Laos|Latvia|Lebanon|Lesotho|Liberia|Libya|Liechtenstein|Lithuania|Luxembourg|Macao SAR China|Macao|
Macau|Madagascar|Malawi|Malaysia|Maldives|Mali|Malta|Marshall Islands|Martinique|Mauritania|Mauritius|Mayotte|
Mexico|Micronesia|Moldova|Monaco|Mongolia|Montenegro|Montserrat|Morocco|Mozambique|Myanmar \\(Burma\\)|Myanmar|
Namibia|Nauru|Nepal|Netherlands|New Caledonia|New Zealand|Nicaragua|Nigeria|Niger|Niue|Norfolk Island|North Korea|
North Macedonia|Macedonia|Northern Ireland|Northern Mariana Islands|Norway|Oman|Pakistan|Palau|
Palestinian Territories|Palestine|Panama|Papua New Guinea|Paraguay|Peru|Philippines|Pitcairn Islands|Poland|
Portugal|Puerto Rico|Qatar|Réunion|Romania|Russia|Rwanda|Samoa|San Marino|São Tomé & Príncipe|
São Tomé and Príncipe|Sark|Saudi Arabia|Scotland|Senegal|Serbia|Seychelles|Sierra Leone|Singapore|Sint Maarten|
Slovakia|Slovenia|Solomon Islands|Somalia|South Africa|South Georgia & South Sandwich Islands|South Korea|
South Sudan|Spain|Sri Lanka|St. Barthélemy|St. Helena|St. Kitts & Nevis|St. Lucia|St. Martin|
St. Pierre & Miquelon|St. Vincent & Grenadines|Sudan|Suriname|Svalbard & Jan Mayen|Swaziland|Sweden|Switzerland|
Syria|Taiwan|Tajikistan|Tanzania|Thailand|Timor-Leste|Togo|Tokelau|Tonga|Trinidad & Tobago|Trinidad and Tobago|
Trinidad|Tristan da Cunha|Tunisia|Türkiye|Turkey|Turkmenistan|Turks & Caicos Islands|Tuvalu|U.S. Outlying Islands|
U.S. Virgin Islands|Uganda|Ukraine|United Arab Emirates|Emirates|United Kingdom|United States of America|
United States|Uruguay|Uzbekistan|Vanuatu|Vatican City|Vatican|Venezuela|Vietnam|Wales|Wallis & Futuna|
Western Sahara|Yemen|Zambia|Zimbabwe`;

const PEOPLES = `
Afghan|Albanian|Algerian|American|Andorran|Angolan|Arab|Arabic|Argentine|Argentinian|Armenian|Australian|Austrian|
Azerbaijani|Bahamian|Bahraini|Bangladeshi|Barbadian|Belarusian|Belgian|Belizean|Beninese|Bhutanese|Bolivian|
Bosnian|Botswanan|Brazilian|British|Bruneian|Bulgarian|Burkinabé|Burmese|Burundian|Cambodian|Cameroonian|Canadian|
Cape Verdean|Chadian|Chilean|Chinese|Colombian|Comorian|Congolese|Costa Rican|Croatian|Cuban|Cypriot|Czech|Danish|
Dane|Djiboutian|Dominican|Dutch|Ecuadorian|Egyptian|Emirati|English|Eritrean|Estonian|Ethiopian|Fijian|Filipino|
Finnish|Finn|French|Gabonese|Gambian|Georgian|German|Ghanaian|Greek|Grenadian|Guatemalan|Guinean|Guyanese|Haitian|
Honduran|Hungarian|Icelandic|Indian|Indonesian|Iranian|Iraqi|Irish|Israeli|Italian|Ivorian|Jamaican|Japanese|
Jordanian|Kazakh|Kenyan|Korean|Kosovar|Kuwaiti|Kyrgyz|Laotian|Latvian|Lebanese|Liberian|Libyan|Lithuanian|
Luxembourgish|Macedonian|Malagasy|Malawian|Malaysian|Maldivian|Malian|Maltese|Mauritanian|Mauritian|Mexican|
Moldovan|Monégasque|Mongolian|Montenegrin|Moroccan|Mozambican|Namibian|Nepalese|Nepali|New Zealander|Nicaraguan|
Nigerian|Nigerien|Norwegian|Omani|Pakistani|Palestinian|Panamanian|Paraguayan|Persian|Peruvian|Polish|Portuguese|
Qatari|Romanian|Russian|Rwandan|Salvadoran|Samoan|Saudi|Scottish|Senegalese|Serbian|Seychellois|Singaporean|
Slovak|Slovenian|Somali|South African|Spanish|Sri Lankan|Sudanese|Surinamese|Swedish|Swede|Swiss|Syrian|Taiwanese|
Tajik|Tanzanian|Thai|Togolese|Tongan|Trinidadian|Tunisian|Turkish|Turkmen|Ugandan|Ukrainian|Uruguayan|Uzbek|
Venezuelan|Vietnamese|Welsh|Yemeni|Zambian|Zimbabwean`;

/** Only in capitals: "us" is a pronoun. */
const INITIALS = /(?<![\p{L}\p{N}])(?:USA|US|U\.S\.A?\.?|UK|U\.K\.|UAE|KSA|DRC|EU)(?![\p{L}\p{N}])/gu;

const names = (list: string) => list.replaceAll("\n", "").replaceAll(".", "\\.").split("|");
/** The longest name wins: "Guinea-Bissau" before "Guinea". */
const longestFirst = [...names(COUNTRIES), ...names(PEOPLES).map((people) => `${people}s?`)].sort(
  (a, b) => b.length - a.length,
);
const NATIONALITY = phrases(...longestFirst);

/** The text with every country and people blanked out, at the same length. */
export function withoutNationality(text: string): string {
  const blank = (match: string) => " ".repeat(match.length);
  return text.replace(INITIALS, blank).replace(NATIONALITY, blank);
}
