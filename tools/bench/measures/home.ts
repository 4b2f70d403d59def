import { type Browser, type BrowserContext, chromium } from 'playwright';
import { ensureBrowser, launchFlags } from '../../browser/find-browser.mjs';
import { atMostTimes, compared, type Measure, type Row } from '../row.ts';
import { type Served, whileServed } from '../served.ts';
import { shareOf } from '../share-of.ts';
import { slowPage } from '../slow-device.ts';
import { pages, signIn } from '../visit.ts';

const rounds = 5;
const aim = 1.3;

/** When billing home has its amount and when the last of its cards is there, in milliseconds from where it was asked for. */
interface Seen {
  amount: number;
  cards: number;
}

declare global {
  interface Window {
    linework?: Partial<Seen>;
  }
}

/** Looks at the page from its first byte on: each time is that of the frame that shows it. */
export function watchHome(): void {
  const seen: Partial<Seen> = {};
  let wasWhole = false;
  window.linework = seen;
  new MutationObserver(() => {
    const hasAmount = document.querySelector('h2 [data-size="hero"]') !== null;
    // Cards that come later have placeholders, or make the page busy: the last time counts.
    const isWhole = hasAmount && !document.querySelector('main :is([data-shape], [aria-busy="true"])');
    const isSettled = isWhole && !wasWhole;
    wasWhole = isWhole;
    if ((hasAmount && seen.amount === undefined) || isSettled)
      requestAnimationFrame(() => {
        seen.amount ??= performance.now();
        if (isSettled) seen.cards = performance.now();
      });
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
}

async function homeSeen(context: BrowserContext, portal: string): Promise<Seen> {
  const page = await slowPage(context, 'slow4G');
  await page.addInitScript(watchHome);
  await page.goto(portal + pages['billing-home'], { waitUntil: 'networkidle', timeout: 120_000 });
  await page.waitForFunction(() => window.linework?.cards !== undefined);
  const { amount, cards } = (await page.evaluate(() => window.linework)) ?? {};
  await context.close();
  if (amount === undefined || cards === undefined) throw new Error('Billing home shows no amount.');
  return { amount, cards };
}

async function firstContent(context: BrowserContext, bare: string): Promise<number> {
  const page = await slowPage(context, 'slow4G');
  await page.goto(bare, { waitUntil: 'networkidle', timeout: 120_000 });
  // It may be quiet before it is painted.
  const painted = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').at(0)?.startTime,
  );
  const at = await painted.jsonValue();
  await context.close();
  if (at === undefined) throw new Error('The bare app shows nothing.');
  return at;
}

/** A context with a session, if it is given one, and nothing in its cache. */
const visitor = async (browser: Browser, state?: Awaited<ReturnType<BrowserContext['storageState']>>) =>
  await browser.newContext({ locale: 'en-US', ...(state && { storageState: state }) });

async function inTurns({ portal, bare }: Served): Promise<{ homes: Seen[]; bares: number[] }> {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: launchFlags });
  try {
    const signedIn = await visitor(browser);
    await signIn(await signedIn.newPage(), portal);
    const state = await signedIn.storageState();
    const [homes, bares]: [Seen[], number[]] = [[], []];
    // By turns: whatever else the machine does meanwhile, both have it.
    for (let round = 0; round < rounds; round += 1) {
      bares.push(await firstContent(await visitor(browser), bare));
      homes.push(await homeSeen(await visitor(browser, state), portal));
    }
    return { homes, bares };
  } finally {
    await browser.close();
  }
}

const measure = (rowOf: (homes: readonly Seen[], bare: number) => Row): Measure => {
  return () =>
    whileServed(async (served) => {
      const { homes, bares } = await inTurns(served);
      return [rowOf(homes, shareOf(bares, 0.5))];
    });
};

/** Billing home on a first visit, four times the processor and slow 4G, beside the bare app's first content. */
export const homeMeasures: Readonly<Record<string, Measure>> = {
  'home/first-amount': measure((homes, bare) => {
    const value = shareOf(
      homes.map(({ amount }) => amount),
      0.5,
    );
    return atMostTimes({ name: 'home/first-amount', value, unit: 'ms' }, bare, aim);
  }),
  'home/all-cards': measure((homes, bare) => {
    const value = shareOf(
      homes.map(({ cards }) => cards),
      0.5,
    );
    return compared({ name: 'home/all-cards', value, unit: 'ms' }, bare);
  }),
};
