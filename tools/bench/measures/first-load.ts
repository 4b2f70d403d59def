import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type BrowserContext, chromium, type Response } from 'playwright';
import { ensureBrowser, launchFlags } from '../../browser/find-browser.mjs';
import { atMostTimes, compared, type Measure, type Row } from '../row.ts';
import { whileServed } from '../served.ts';
import { type PageName, pages, signIn } from '../visit.ts';

export interface Weight {
  files: number;
  gzip: number;
  brotli: number;
}

const aims: Readonly<Record<PageName, number>> = { 'sign-in': 1.5, 'billing-home': 1.6 };

const isScript = (response: Response) => response.request().resourceType() === 'script' && response.ok();

/** Every script that a first visit asks for until the page and the network are quiet, prefetches included. */
export async function weigh(context: BrowserContext, address: string): Promise<Weight> {
  const page = await context.newPage();
  const scripts: Response[] = [];
  page.on('response', (response) => isScript(response) && scripts.push(response));
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const bodies = await Promise.all(scripts.map((script) => script.body()));
  await page.close();
  const sum = (sizeOf: (body: Buffer) => number) =>
    bodies.reduce((total, body) => total + sizeOf(body), 0) / 1000;
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return {
    files: bodies.length,
    gzip: sum((body) => gzipSync(body, { level: 9 }).length),
    brotli: sum((body) => brotliCompressSync(body, best).length),
  };
}

async function measure(pageName: PageName): Promise<Row[]> {
  return whileServed(async ({ portal, bare }) => {
    const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: launchFlags });
    const context = await browser.newContext({ locale: 'en-US' });
    if (pageName !== 'sign-in') {
      const page = await context.newPage();
      await signIn(page, portal);
      await page.close();
    }
    // A context of its own, with the session but nothing in its cache.
    const visitor = await browser.newContext({ locale: 'en-US', storageState: await context.storageState() });
    const ours = await weigh(visitor, portal + pages[pageName]);
    const bares = await weigh(await browser.newContext({ locale: 'en-US' }), bare);
    await browser.close();
    const name = `first-load/${pageName}`;
    return [
      atMostTimes({ name, value: ours.gzip, unit: 'kB gzip' }, bares.gzip, aims[pageName]),
      atMostTimes({ name, value: ours.brotli, unit: 'kB brotli' }, bares.brotli, aims[pageName]),
      compared({ name, value: ours.files, unit: 'files' }, bares.files),
    ];
  });
}

/** JavaScript asked for on a first visit, in a real browser, beside a bare app built and served in the same run. */
export const firstLoadMeasures: Readonly<Record<string, Measure>> = {
  'first-load/sign-in': () => measure('sign-in'),
  'first-load/billing-home': () => measure('billing-home'),
};
