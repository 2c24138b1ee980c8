/**
 * What an e-mail address says: a work address, a free mailbox, or one made to be thrown away.
 * Only the part after the @ is read: the part before it is a name.
 */

/** Free mailboxes, whatever their country's ending. They count for nothing, neither for nor against. */
const FREE =
  /^(?:gmail|googlemail|yahoo|ymail|rocketmail|hotmail|outlook|live|msn|icloud|me|mac|aol|proton(?:mail)?|pm|gmx|web|mail|email|zoho|fastmail|tutanota|tuta|yandex|inbox|rambler|bk|list|qq|163|126|sina|naver|daum|hanmail|rediffmail|wp|o2|onet|interia|op|seznam|centrum|libero|virgilio|tiscali|alice|orange|wanadoo|free|laposte|sfr|neuf|t-online|freenet|arcor|bluewin|btinternet|btopenworld|talktalk|sky|virginmedia|ntlworld|blueyonder|sapo|telepac|iol|clix|terra|uol|bol|ig|telefonica|ono|comcast|verizon|att|sbcglobal|bellsouth|cox|charter|earthlink|bigpond|optusnet|telkomsa|mweb|eircom|ziggo|kpnmail|planet|telenet|skynet|hetnet|home)\.[a-z]{2,3}(?:\.[a-z]{2})?$/iu;

/** Services that hand out addresses for minutes. */
const THROW_AWAY =
  /(?:^|\.)(?:mailinator|guerrillamail\w*|sharklasers|grr|yopmail|tempmail|temp-mail|tempmailo|10minutemail|20minutemail|trashmail|trash-mail|throwawaymail|throwaway|disposable|dispostable|getnada|nada|maildrop|mailnesia|mintemail|mohmal|moakt|fakeinbox|fakemail|spamgourmet|mytemp|emailondeck|burnermail|discard|mailcatch|tempinbox|tempr|minuteinbox|emailfake|spam4|wegwerfmail|einrot|jetable|filzmail|getairmail|inboxkitten|mail-temp|tmpmail|tempail)(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/iu;

/** Made up on the spot: asdf@asdf.com, test@test.com, bob@bob.com. */
const MADE_UP = /^(?:asdf\w*|qwert\w*|test\w*|foo|bar|abc|xyz|aaa+|none|nomail|noemail|fake)\.[a-z]{2,}$/iu;

export type AddressKind = "work" | "free" | "throw-away";

export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf("@") + 1).toLowerCase();
}

export function addressKind(email: string): AddressKind {
  const domain = domainOf(email);
  if (!domain.includes(".") || THROW_AWAY.test(domain) || MADE_UP.test(domain)) return "throw-away";
  return FREE.test(domain) ? "free" : "work";
}
