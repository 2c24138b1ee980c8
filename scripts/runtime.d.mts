/** Reads a .env file, where there is one; what the environment has already stays. Throws where a line has more than one reading. */
export function readEnvFile(path: string): void;
