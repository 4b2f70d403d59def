import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page, Request } from '@playwright/test';
import type { Language } from '../../../apps/portal/journeys/support/words.ts';
import type { Scheme } from '../options.ts';
import { drawn, stillness, watchPage } from './watch-page.ts';

/** A processor as slow as a cheap phone's. */
const slowdown = 4;
const height = { narrow: 844, wide: 900 } as const;

/** A page for which nothing came and on which nothing was drawn for so long has come to rest, in milliseconds. */
const quiet = 300;
const restlessAfter = 30_000;

/** How the pages are looked at. */
export interface Look {
  readonly language: Language;
  readonly width: number;
  readonly scheme: Scheme;
}

/** One customer's window, with everything that should not happen in it. */
export interface Visit {
  readonly page: Page;
  /** Wide enough for what stands side by side. */
  readonly isWide: boolean;
  /** From now on the page has a quarter of the processor; or all of it again. */
  slow(isSlow: boolean): Promise<void>;
  /** Everything has come and nothing more is asked for. */
  rest(): Promise<void>;
  /** Errors of the page and of its console, since they were last asked for. */
  takeErrors(): string[];
  /** Letters of twice the size, or of their own again. */
  enlarge(isLarge: boolean): Promise<void>;
  /** A window of this width, or of its own again. */
  narrow(width: number | null): Promise<void>;
  close(): Promise<void>;
}

function watchErrors(page: Page, allowed: RegExp | undefined): () => string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    const isError = message.type() === 'error' || /Content Security Policy/i.test(message.text());
    // A page that is not there says so by its status too.
    const isMissing = /status of 404/.test(message.text()) && message.location().url === page.url();
    if (isError && !isMissing && !allowed?.test(message.text()))
      found.push(`console: ${message.text()} (${message.location().url})`);
  });
  return () => found.splice(0);
}

/** Waits until nothing more is on its way and nothing is drawn anew. */
function watchRest(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let heard = 0;
  const answered = (request: Request) => {
    underWay.delete(request);
    heard = Date.now();
  };
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', answered);
  page.on('requestfailed', answered);
  return async () => {
    const end = Date.now() + restlessAfter;
    while (Date.now() < end) {
      // A page that is on its way to another cannot be asked.
      const still = await stillness(page).catch(() => 0);
      if (underWay.size === 0 && Date.now() - heard > quiet && still > quiet) return;
      await wait(50);
    }
    const addresses = [...underWay].map((request) => request.url());
    throw new Error(`the page does not come to rest; still asked for: ${addresses.join(', ') || 'nothing'}`);
  };
}

const letters = (devtools: CDPSession, isLarge: boolean) =>
  devtools.send('Page.setFontSizes', {
    fontSizes: isLarge ? { standard: 32, fixed: 26 } : { standard: 16, fixed: 13 },
  });

/** Opens a window of a customer's own. @param allowed console errors that the visit brings about on purpose */
export async function openVisit(
  browser: Browser,
  baseURL: string,
  { language, width, scheme }: Look,
  allowed?: RegExp,
): Promise<Visit> {
  const isWide = width >= 1_000;
  const viewport = { width, height: isWide ? height.wide : height.narrow };
  const context = await browser.newContext({
    baseURL,
    viewport,
    colorScheme: scheme,
    locale: language === 'es' ? 'es-US' : 'en-US',
    timezoneId: 'America/New_York',
  });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.enable');
  await watchPage(page);
  const rest = watchRest(page);
  const takeErrors = watchErrors(page, allowed);
  return {
    page,
    isWide,
    takeErrors,
    async slow(isSlow) {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: isSlow ? slowdown : 1 });
    },
    rest,
    async enlarge(isLarge) {
      await letters(devtools, isLarge);
      await drawn(page);
    },
    async narrow(narrowWidth) {
      await page.setViewportSize(narrowWidth === null ? viewport : { ...viewport, width: narrowWidth });
      await drawn(page);
    },
    async close() {
      await context.close();
    },
  };
}
