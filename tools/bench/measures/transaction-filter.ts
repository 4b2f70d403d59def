import { rmSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import { growAccount } from '../../../apps/edge/bench/grow-account.ts';
import { ensureBrowser, launchFlags } from '../../browser/find-browser.mjs';
import { preparedData, prepareJourneyData } from '../../journeys/journey-edge.ts';
import { atMost, type Measure, told } from '../row.ts';
import { whileServed } from '../served.ts';
import { shareOf } from '../share-of.ts';
import { slowPage } from '../slow-device.ts';
import { signIn } from '../visit.ts';

const address = '/billing/account-activity';
const limit = 200;
/** Beyond this no answer comes, in milliseconds. */
const patience = 10_000;

/** The demo customer with the most transactions, whose payments come so often again: 10,000 lines in all. */
const customer = 'transactions';
const monthsMore = 33;

/** What somebody looks for in an account of 10,000, letter by letter; each letter leaves other lines. */
const typed = ['178', 'visa', '4242', 'card', 'pay', 'bank'];

declare global {
  interface Window {
    lineworkTyping?: { key: number; rows: number | null };
  }
}

/** Notes when a key was pressed, and when the frame with the lines of what is typed then was there: they lead back to it. */
function watchTyping(): void {
  document.addEventListener('keydown', ({ timeStamp }) => {
    window.lineworkTyping = { key: timeStamp, rows: null };
  });
  const areAsTyped = (): boolean => {
    const line = document.querySelector<HTMLAnchorElement>('tbody a');
    const typed = document.querySelector<HTMLInputElement>('input[type="search"]');
    // Where nothing fits there is no list: the page alone says what was asked.
    const nothingFits = document.querySelector('[aria-busy]') === null;
    const asked = line?.search ?? (nothingFits ? location.search : '');
    return new URLSearchParams(asked).get('q') === typed?.value;
  };
  new MutationObserver(() => {
    const typing = window.lineworkTyping;
    if (typing && typing.rows === null && areAsTyped())
      requestAnimationFrame(() => setTimeout(() => (typing.rows ??= performance.now())));
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** How long a key takes until its lines stand there. */
async function keyToRows(page: Page, key: string): Promise<number> {
  await page.keyboard.press(key);
  const took = await page.waitForFunction(
    () => {
      const { key: pressed = 0, rows = null } = window.lineworkTyping ?? {};
      return rows !== null && !document.querySelector('[aria-busy="true"]') ? rows - pressed : null;
    },
    null,
    { timeout: patience },
  );
  return (await took.jsonValue()) ?? Number.NaN;
}

/** A key that is pressed in the search of a long account until its lines stand there, on a processor four times slower. */
const measure: Measure = () =>
  whileServed(async ({ portal }) => {
    const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: launchFlags });
    try {
      const context = await browser.newContext({ locale: 'en-US' });
      await signIn(await context.newPage(), portal, customer);
      const page = await slowPage(context, 'asItIs');
      await page.addInitScript(watchTyping);
      await page.goto(portal + address, { waitUntil: 'networkidle' });
      const search = page.getByRole('searchbox');
      const times: number[] = [];
      for (const word of typed) {
        await search.focus();
        for (const letter of word) {
          times.push(await keyToRows(page, letter));
        }
        await search.fill('');
        await page.waitForFunction(
          () => !location.search.includes('q=') && !document.querySelector('[aria-busy="true"]'),
          null,
          { timeout: patience },
        );
      }
      const name = 'transactions/filter';
      const median = shareOf(times, 0.5);
      return [
        atMost({ name, value: shareOf(times, 0.95), unit: 'ms p95' }, null, limit),
        told({ name, value: median, unit: 'ms median' }),
      ];
    } finally {
      await browser.close();
    }
  });

export const transactionFilterMeasures: Readonly<Record<string, Measure>> = {
  'transactions/filter': async () => {
    const before = process.env[preparedData];
    const data = await prepareJourneyData();
    try {
      await growAccount(data, customer, monthsMore);
      process.env[preparedData] = data;
      return await measure();
    } finally {
      if (before === undefined) delete process.env[preparedData];
      else process.env[preparedData] = before;
      rmSync(data, { recursive: true, force: true });
    }
  },
};
