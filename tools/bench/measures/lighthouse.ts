import lighthouse from 'lighthouse';
import { type BrowserContext, chromium } from 'playwright';
import { ensureBrowser, launchFlags } from '../../browser/find-browser.mjs';
import { startLoneBrowser } from '../lone-browser.ts';
import { atLeast, atMost, atMostTimes, type Measure, type Row } from '../row.ts';
import { whileServed } from '../served.ts';
import { type PageName, pages, signIn } from '../visit.ts';

interface Verdict {
  /** Largest contentful paint, milliseconds. */
  lcp: number;
  /** Total blocking time, milliseconds. */
  tbt: number;
  /** 0 to 100. */
  accessibility: number;
}

const aims: Readonly<Record<PageName, number>> = { 'sign-in': 1.3, 'billing-home': 1.35 };
const rounds = 5;

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Lighthouse's own trace has no beginning: it has seen nothing. */
const lostTrace = 'NO_NAVSTART';

/**
 * How Lighthouse slows the visit down. Its preset reckons from a fast one what a slow one would have been, and takes each file that was
 * there before the first paint for one that the paint waited for: served by the same machine, all of them are. `devtools` slows the
 * browser itself down, to the same figures.
 */
type Throttling = 'simulate' | 'devtools';

/**
 * A first visit by Lighthouse's mobile preset. It empties the browser's caches before each, and leaves
 * its cookies: whoever is signed in stays so.
 * @param tries how often it may look again after it has seen nothing
 */
async function look(
  address: string,
  port: number,
  throttlingMethod: Throttling,
  tries = 2,
): Promise<Verdict> {
  const result = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility'],
    throttlingMethod,
  });
  if (!result) throw new Error(`Lighthouse said nothing about ${address}.`);
  const { audits, categories, finalDisplayedUrl, runtimeError } = result.lhr;
  if (runtimeError?.code === lostTrace && tries > 0)
    return await look(address, port, throttlingMethod, tries - 1);
  if (runtimeError) throw new Error(`Lighthouse on ${address}: ${runtimeError.message}`);
  if (new URL(finalDisplayedUrl).pathname !== new URL(address).pathname) {
    throw new Error(`${address} led to ${finalDisplayedUrl}, which is not what was to be measured.`);
  }
  return {
    lcp: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    tbt: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    accessibility: (categories.accessibility?.score ?? 0) * 100,
  };
}

/** What was seen of a page and of the bare app, by turns. */
interface Looks {
  readonly ours: Verdict[];
  readonly bares: Verdict[];
}

const summary = (all: readonly Verdict[]): Verdict => ({
  lcp: median(all.map(({ lcp }) => lcp)),
  tbt: median(all.map(({ tbt }) => tbt)),
  accessibility: Math.min(...all.map(({ accessibility }) => accessibility)),
});

async function signedInCookies(portal: string): Promise<Awaited<ReturnType<BrowserContext['cookies']>>> {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: launchFlags });
  const context = await browser.newContext({ locale: 'en-US' });
  await signIn(await context.newPage(), portal);
  const cookies = await context.cookies();
  await browser.close();
  return cookies;
}

async function measure(pageName: PageName): Promise<Row[]> {
  return whileServed(async ({ portal, bare }) => {
    const browser = await startLoneBrowser(pageName === 'sign-in' ? [] : await signedInCookies(portal));
    const reckoned: Looks = { ours: [], bares: [] };
    const slowed: Looks = { ours: [], bares: [] };
    try {
      // By turns: whatever else the machine does meanwhile, both have it.
      for (let round = 0; round < rounds; round += 1) {
        for (const [looks, throttling] of [
          [reckoned, 'simulate'],
          [slowed, 'devtools'],
        ] as const) {
          looks.bares.push(await look(`${bare}/`, browser.port, throttling));
          looks.ours.push(await look(portal + pages[pageName], browser.port, throttling));
        }
      }
    } finally {
      await browser.stop();
    }
    const [page, beside] = [summary(reckoned.ours), summary(reckoned.bares)];
    const [slowPage, slowBeside] = [summary(slowed.ours), summary(slowed.bares)];
    const name = `lighthouse/${pageName}`;
    return [
      atMostTimes({ name, value: page.lcp, unit: 'ms LCP' }, beside.lcp, aims[pageName]),
      atMostTimes({ name, value: slowPage.lcp, unit: 'ms LCP, slowed' }, slowBeside.lcp, aims[pageName]),
      atMost({ name, value: page.tbt, unit: 'ms TBT' }, beside.tbt, 50),
      atLeast({ name, value: page.accessibility, unit: 'accessibility' }, 100),
    ];
  });
}

/** Lighthouse's mobile preset, the median of five looks of each kind, beside a bare app served in the same run. */
export const lighthouseMeasures: Readonly<Record<string, Measure>> = {
  'lighthouse/sign-in': () => measure('sign-in'),
  'lighthouse/billing-home': () => measure('billing-home'),
};
