export function isBuilt(root: string): boolean;
export function markBuilt(root: string): void;
export function isInstalled(root: string): boolean;
