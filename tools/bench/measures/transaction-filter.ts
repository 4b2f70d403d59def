import { type Browser, chromium, type Page } from 'playwright';
import { ensureBrowser, launchFlags } from '../../browser/find-browser.mjs';
import { atMost, compared, type Measure } from '../row.ts';
import { whileServed } from '../served.ts';
import { shareOf } from '../share-of.ts';
import { slowPage } from '../slow-device.ts';
import { signIn } from '../visit.ts';

const address = '/billing/account-activity';
const limit = 200;
/** Beyond this no answer comes, in milliseconds. */
const patience = 10_000;

/**
 * So long after the last letter, in milliseconds, the router has heard of it: a page that still draws what follows takes its half of
 * the two processors from the letters of the other account, which come next.
 */
const afterwards = 600;

/** The demo customer with 10,000 lines, and one with an ordinary account. */
const customers = { many: 'transactions', few: 'maple' } as const;

/**
 * What somebody looks for in an account of 10,000, letter by letter. Sixty letters, as of twenty the p95 is the slowest but one, and
 * says more of what else the machine did than of the page.
 */
const typed = [
  ['178', 'visa', '4242', 'card', 'pay', 'bank'],
  ['refund', '1881', 'auto', 'late', 'bill', 'mobile', '96', 'check', '2026'],
].flat();

declare global {
  interface Window {
    lineworkTyping?: { key: number; rows: number | null };
  }
}

/** Notes when a key was pressed, and when the frame with the lines of what is typed then was there: they lead back to it. */
function watchTyping(): void {
  const areAsTyped = (): boolean => {
    const shown = document.querySelector('[aria-busy]');
    const typed = document.querySelector<HTMLInputElement>('input[type="search"]');
    const line = shown?.querySelector<HTMLAnchorElement>('tbody a');
    // Where nothing fits no line says what was asked: the page does, once it no longer waits.
    const asked = line?.search ?? (shown?.ariaBusy === 'false' ? location.search : '');
    return new URLSearchParams(asked).get('q') === typed?.value;
  };
  const look = (): void => {
    const typing = window.lineworkTyping;
    if (typing?.rows === null && areAsTyped()) setTimeout(() => (typing.rows ??= performance.now()));
  };
  // In the frame after the key, and in one after each change: a look at every frame draws them all, a tenth of the page's time.
  new MutationObserver(() => requestAnimationFrame(look)).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-busy', 'href', 'hidden'],
  });
  document.addEventListener('keydown', ({ timeStamp }) => {
    window.lineworkTyping = { key: timeStamp, rows: null };
    requestAnimationFrame(look);
  });
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
    { timeout: patience, polling: 50 },
  );
  return (await took.jsonValue()) ?? Number.NaN;
}

/** The page of a customer's transactions, on a processor four times slower. */
async function pageOf(browser: Browser, portal: string, customer: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US' });
  await signIn(await context.newPage(), portal, customer);
  const page = await slowPage(context, 'asItIs');
  await page.addInitScript(watchTyping);
  await page.goto(portal + address, { waitUntil: 'networkidle' });
  // What is for reviewers comes with the first sign of life, and to no customer: it is there before the first key.
  await page.mouse.move(1, 1);
  await page.waitForFunction(() => !document.querySelector('.situation-place'));
  return page;
}

/** How long each letter of a word took; the search is empty again afterwards. */
async function wordTyped(page: Page, word: string): Promise<number[]> {
  const search = page.getByRole('searchbox');
  await search.focus();
  const times: number[] = [];
  for (const letter of word) times.push(await keyToRows(page, letter));
  await search.fill('');
  // Until the whole list stands there again, in sight and under it: the next key is measured by itself.
  await page.waitForFunction(
    () => {
      const lines = document.querySelectorAll<HTMLAnchorElement>('[aria-busy="false"] tbody a');
      return (
        lines.length > 0 && [...lines].every((line) => line.checkVisibility() && !line.search.includes('q='))
      );
    },
    null,
    { timeout: patience },
  );
  await page.evaluate(
    async ({ ms, timeout }) =>
      await new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout }), ms)),
    { ms: afterwards, timeout: patience },
  );
  return times;
}

/** A key that is pressed in the search of a long account until its lines stand there, in turns with an ordinary account. */
const measure: Measure = () =>
  whileServed(async ({ portal }) => {
    const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: launchFlags });
    try {
      const many = await pageOf(browser, portal, customers.many);
      const few = await pageOf(browser, portal, customers.few);
      const [times, beside]: [number[], number[]] = [[], []];
      for (const word of typed) {
        times.push(...(await wordTyped(many, word)));
        beside.push(...(await wordTyped(few, word)));
      }
      const name = 'transactions/filter';
      const [value, median] = [shareOf(times, 0.95), shareOf(times, 0.5)];
      return [
        atMost({ name, value, unit: 'ms p95' }, shareOf(beside, 0.95), limit),
        compared({ name, value: median, unit: 'ms median' }, shareOf(beside, 0.5)),
      ];
    } finally {
      await browser.close();
    }
  });

export const transactionFilterMeasures: Readonly<Record<string, Measure>> = {
  'transactions/filter': measure,
};
