import { restPaths } from '@linework/contract';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { ensureBrowser, launchFlags } from '../../browser/find-browser.mjs';
import { atMost, atMostTimes, type Measure, type Row } from '../row.ts';
import { whileServed } from '../served.ts';
import { shareOf } from '../share-of.ts';
import { slowPage } from '../slow-device.ts';
import { pages, signIn } from '../visit.ts';
import { watchHome } from './home.ts';

const rounds = 5;
const keys = 12;
/** At most two percent beside a page that tells nothing of its use. */
const aim = 1.02;

/** What tells of use does not come; it does; it does, and nobody ever answers it. */
const ways = ['off', 'on', 'hanging'] as const;
type Way = (typeof ways)[number];

/** In milliseconds, but for the tasks, which are counted. */
interface Felt {
  readonly amount: number;
  readonly keys: readonly number[];
  readonly longTasks: number;
}

declare global {
  interface Window {
    lineworkFelt?: { readonly keys: number[]; longTasks: number };
  }
}

/** Notes from a key until the frame after it, and every task that holds the page up for 50 ms and more. */
function feel(): void {
  const felt = { keys: [] as number[], longTasks: 0 };
  window.lineworkFelt = felt;
  document.addEventListener('keydown', ({ timeStamp }) =>
    requestAnimationFrame(() => setTimeout(() => felt.keys.push(performance.now() - timeStamp))),
  );
  new PerformanceObserver((list) => (felt.longTasks += list.getEntries().length)).observe({
    type: 'longtask',
  });
}

async function arrange(page: Page, way: Way): Promise<void> {
  // All ways are listened to alike, as listening takes its time too.
  await page.route(/\/assets\/follow-/, (route) => (way === 'off' ? route.abort() : route.continue()));
  await page.route(`**${restPaths.analytics}`, (route) => (way === 'hanging' ? undefined : route.continue()));
}

async function visit(context: BrowserContext, portal: string, way: Way): Promise<Felt> {
  const page = await slowPage(context, 'slow4G');
  await arrange(page, way);
  await page.addInitScript(watchHome);
  const followed = page.waitForRequest(/\/assets\/follow-/, { timeout: 60_000 });
  await page.goto(portal + pages['billing-home'], { timeout: 120_000 });
  await page.waitForFunction(() => window.linework?.cards !== undefined);
  await followed;
  const amount = await page.evaluate(() => window.linework?.amount ?? Number.NaN);
  // What is felt from here on is felt while it is read, and while its first messages go.
  await page.evaluate(feel);
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press('Tab');
    await page.waitForTimeout(400);
  }
  const felt = await page.evaluate(() => window.lineworkFelt);
  await page.close();
  return { amount, keys: felt?.keys ?? [], longTasks: felt?.longTasks ?? 0 };
}

async function inTurns(browser: Browser, portal: string): Promise<ReadonlyMap<Way, readonly Felt[]>> {
  const signedIn = await browser.newContext({ locale: 'en-US' });
  await signIn(await signedIn.newPage(), portal);
  const storageState = await signedIn.storageState();
  const felt = new Map<Way, Felt[]>(ways.map((way) => [way, []]));
  for (let round = 0; round < rounds; round += 1) {
    // By turns: whatever else the machine does meanwhile, all have it.
    for (const way of ways) {
      const context = await browser.newContext({ locale: 'en-US', storageState });
      felt.get(way)?.push(await visit(context, portal, way));
      await context.close();
    }
  }
  return felt;
}

const middle = (values: readonly number[]): number => shareOf(values, 0.5);

function rowsOf(felt: ReadonlyMap<Way, readonly Felt[]>): Row[] {
  const name = 'shell/analytics';
  const amount = (way: Way) => middle((felt.get(way) ?? []).map((one) => one.amount));
  const key = (way: Way) => middle((felt.get(way) ?? []).flatMap((one) => one.keys));
  const tasks = (way: Way) => middle((felt.get(way) ?? []).map(({ longTasks }) => longTasks));
  return (['on', 'hanging'] as const).flatMap((way) => [
    atMostTimes({ name, value: amount(way), unit: `ms to the amount, ${way}` }, amount('off'), aim),
    atMostTimes({ name, value: key(way), unit: `ms from key to frame, ${way}` }, key('off'), aim),
    atMost({ name, value: tasks(way), unit: `long tasks, ${way}` }, tasks('off'), tasks('off')),
  ]);
}

/** Billing home with what tells of use, without it, and with an endpoint that hangs, on a device four times slower. */
export const analyticsMeasures: Readonly<Record<string, Measure>> = {
  'shell/analytics': () =>
    whileServed(async ({ portal }) => {
      const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: launchFlags });
      try {
        return rowsOf(await inTurns(browser, portal));
      } finally {
        await browser.close();
      }
    }),
};
