/** Path of a Firefox, or undefined. */
export function firefox(): string | undefined;
