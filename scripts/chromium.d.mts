/** Path of a Chromium, or undefined. */
export function chromium(): string | undefined;
