/** One thing that a sentence claims, and whether its grounds bear it out. */
export interface Claim {
  kind: string;
  text: string;
  supported: boolean;
}

export const claim = (kind: string, text: string, supported: boolean): Claim => ({ kind, text, supported });
export const unsupported = (kind: string, text: string) => claim(kind, text, false);
