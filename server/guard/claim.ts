/** A claim of a sentence, and whether the grounds support it. */
export interface Claim {
  kind: string;
  text: string;
  supported: boolean;
}

export const claim = (kind: string, text: string, supported: boolean): Claim => ({ kind, text, supported });
export const unsupported = (kind: string, text: string) => claim(kind, text, false);
