export function isBuilt(root: string): boolean;
export function markBuilt(root: string): void;
export function isInstalled(root: string): boolean;
/** Of the settings that are built in, and of these files and all files of these folders but tests. */
export function hashOfSources(root: string, sources?: readonly string[]): string;
