/** Flags for every browser we start: no sandbox as root (Chromium refuses otherwise), and no calls home. */
export const launchFlags: string[];

/** The path of a browser to use: `CHROMIUM_PATH`, else one on this machine, else Playwright's, else undefined. */
export function findBrowser(): string | undefined;

/** `findBrowser()`, and where there is none, installs one: Debian's as root on Debian or Ubuntu, else Playwright's. */
export function ensureBrowser(): Promise<string>;
