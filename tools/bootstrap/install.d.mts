/** The folder of the repository. */
export const root: string;

/** Installs exactly what the lock file says, when it is not there already. */
export function ensureInstalled(): Promise<void>;
