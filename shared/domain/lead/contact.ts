/**
 * What an e-mail address says: a work address, a free mailbox, or one made to be thrown away.
 * Only the part after the @ is read: the part before it is a name.
 */

const listed = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s+/));

/** Free mailboxes, whatever their country's ending. They count for nothing, neither for nor against. */
const FREE = listed(`
  126 163 alice aol arcor att bellsouth bigpond bk bluewin blueyonder bol btinternet btopenworld centrum charter
  clix comcast cox daum earthlink eircom email fastmail free freenet gmail gmx googlemail hanmail hetnet home
  hotmail icloud ig inbox interia iol kpnmail laposte libero list live mac mail me msn mweb naver neuf ntlworld
  o2 onet ono op optusnet orange outlook planet pm proton protonmail qq rambler rediffmail rocketmail sapo
  sbcglobal seznam sfr sina sky skynet t-online talktalk telefonica telenet telepac telkomsa terra tiscali tuta
  tutanota uol verizon virgilio virginmedia wanadoo web wp yahoo yandex ymail ziggo zoho
`);

/** Services that hand out addresses for minutes. */
const THROW_AWAY = listed(`
  10minutemail 20minutemail burnermail discard disposable dispostable einrot emailfake emailondeck fakeinbox
  fakemail filzmail getairmail getnada grr guerrillamail inboxkitten jetable mail-temp mailcatch maildrop
  mailinator mailnesia mintemail minuteinbox moakt mohmal mytemp nada sharklasers spam4 spamgourmet temp-mail
  tempail tempinbox tempmail tempmailo tempr throwaway throwawaymail tmpmail trash-mail trashmail wegwerfmail
  yopmail
`);

/** Made up on the spot: asdf@asdf.com, test@test.com. */
const MADE_UP = /^(?:asdf\w*|qwert\w*|test\w*|foo|bar|abc|xyz|aaa+|none|nomail|noemail|fake)\.[a-z]{2,}$/u;

/** "yahoo.co.uk" and "gmail.com", but not "mail.firm.com". */
const PLAIN = /^([^.]+)\.[a-z]{2,3}(?:\.[a-z]{2})?$/u;

/** "none" where no address is given yet. */
export type AddressKind = "work" | "free" | "throw-away" | "none";

export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf("@") + 1).toLowerCase();
}

export function addressKind(email: string): AddressKind {
  if (email === "") return "none";
  const domain = domainOf(email);
  const labels = domain.split(".");
  if (labels.length < 2 || MADE_UP.test(domain) || labels.some((label) => THROW_AWAY.has(label))) return "throw-away";
  return FREE.has(PLAIN.exec(domain)?.[1] ?? "") ? "free" : "work";
}
