import type { Browser } from '@playwright/test';

/** What of a browser is asked here. */
type Dying = Pick<Browser, 'isConnected' | 'close'>;

/** A browser that is opened anew when it has died: of too little memory, as browsers do after hundreds of pages. */
export interface LastingBrowser<Kind extends Dying = Browser> {
  /** The one that lives. */
  current(): Promise<Kind>;
  close(): Promise<void>;
}

export function lastingBrowser<Kind extends Dying>(launch: () => Promise<Kind>): LastingBrowser<Kind> {
  let opened = launch();
  async function current(): Promise<Kind> {
    const asked = opened;
    const browser = await asked;
    if (browser.isConnected()) return browser;
    // Of several that find it dead the first opens the next one.
    if (opened === asked) opened = launch();
    return await current();
  }
  return { current, close: async () => await (await opened).close() };
}

/**
 * Does something in a browser, and once more from the beginning in a new one should it die meanwhile.
 * @param isOver whether the browser was closed by us
 */
export async function whileItLives<Kind extends Dying, Result>(
  { current }: LastingBrowser<Kind>,
  isOver: () => boolean,
  attempt: (browser: Kind) => Promise<Result>,
): Promise<Result> {
  const browser = await current();
  const result = await attempt(browser).catch((error: unknown) => {
    if (browser.isConnected() || isOver()) throw error;
    return null;
  });
  if (result !== null && (browser.isConnected() || isOver())) return result;
  return await attempt(await current());
}
