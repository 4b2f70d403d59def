import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { ensureBrowser, launchFlags } from '../../browser/find-browser.mjs';
import { freePort } from '../../journeys/free-port.ts';
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

const aims: Readonly<Record<PageName, number>> = { 'sign-in': 1.35, 'billing-home': 1.5 };
const rounds = 3;

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

async function look(address: string, port: number): Promise<Verdict> {
  const result = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility'],
    // The session has to last.
    disableStorageReset: true,
  });
  if (!result) throw new Error(`Lighthouse said nothing about ${address}.`);
  const { audits, categories, finalDisplayedUrl, runtimeError } = result.lhr;
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

async function looks(address: string, port: number): Promise<Verdict> {
  const all: Verdict[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await look(address, port));
  return {
    lcp: median(all.map(({ lcp }) => lcp)),
    tbt: median(all.map(({ tbt }) => tbt)),
    accessibility: Math.min(...all.map(({ accessibility }) => accessibility)),
  };
}

async function measure(pageName: PageName): Promise<Row[]> {
  return whileServed(async ({ portal, bare }) => {
    const port = await freePort();
    const profile = mkdtempSync(path.join(tmpdir(), 'linework-lighthouse-'));
    // One profile for both hands: what signs in is what Lighthouse then looks at.
    const browser = await chromium.launchPersistentContext(profile, {
      executablePath: await ensureBrowser(),
      args: [...launchFlags, `--remote-debugging-port=${port}`],
      locale: 'en-US',
    });
    try {
      if (pageName !== 'sign-in') await signIn(await browser.newPage(), portal);
      const ours = await looks(portal + pages[pageName], port);
      const bares = await looks(`${bare}/`, port);
      const name = `lighthouse/${pageName}`;
      return [
        atMostTimes({ name, value: ours.lcp, unit: 'ms LCP' }, bares.lcp, aims[pageName]),
        atMost({ name, value: ours.tbt, unit: 'ms TBT' }, bares.tbt, 50),
        atLeast({ name, value: ours.accessibility, unit: 'accessibility' }, 100),
      ];
    } finally {
      await browser.close();
      rmSync(profile, { recursive: true, force: true });
    }
  });
}

/** Lighthouse's mobile preset, the median of three looks, beside a bare app served in the same run. */
export const lighthouseMeasures: Readonly<Record<string, Measure>> = {
  'lighthouse/sign-in': () => measure('sign-in'),
  'lighthouse/billing-home': () => measure('billing-home'),
};
