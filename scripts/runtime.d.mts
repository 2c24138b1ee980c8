/** Reads a .env file, where there is one; what the environment has already stays. */
export function readEnvFile(path: string, runtime?: string): void;
