/** The path without a slash at its end: "/results/finance/" is rendered for "/results/finance". */
export function barePath(pathname: string): string {
  return pathname.replace(/(.)\/$/, "$1");
}
