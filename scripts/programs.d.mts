export function chromium(): string | undefined;
export function headlessShell(): string | undefined;
export function firefox(): string | undefined;
export function webkitDriver(): string | undefined;
export function screenInMemory(): string | undefined;
export function pgbouncer(): string | undefined;
export function nginx(): string | undefined;
