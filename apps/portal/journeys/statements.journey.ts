import type { Locator, Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, expectAccessible, test } from './support/journey.ts';
import { printPage } from './support/printed.ts';
import { Customer } from './support/walk.ts';

const file = 'statements';
const path = '/billing/view-statements';

/** The last figure that a place shows, in cents, with its sign. */
function centsIn(text: string | null): number {
  const [, sign, whole = ''] = /([+\u2212]?)\$([\d,]+\.\d\d)(?!.*\$)/su.exec(text ?? '') ?? [];
  return Math.round(Number(whole.replaceAll(',', '')) * 100) * (sign === '\u2212' ? -1 : 1);
}

const sumOf = async (places: Locator): Promise<number> =>
  (await places.allTextContents()).map(centsIn).reduce((sum, cents) => sum + cents, 0);

/** The figure of a statement, its parts and its total are the same sum; so are the steps from one bill to the next. */
async function expectSums(page: Page, customer: Customer): Promise<number> {
  const heading = page.getByRole('heading', { level: 2, name: customer.startsLike('statement', 'lead') });
  const figure = centsIn(await heading.textContent());
  const total = page
    .getByRole('paragraph')
    .filter({ hasText: customer.startsLike('statement', 'month.total') });
  expect(centsIn(await total.textContent())).toBe(figure);
  expect(await sumOf(page.getByRole('heading', { level: 3 }).filter({ has: page.getByRole('button') }))).toBe(
    figure,
  );
  const steps = page
    .getByRole('list', { name: customer.say('statement', 'compare.list') })
    .getByRole('listitem');
  const cents = (await steps.allTextContents()).map(centsIn);
  expect(cents.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(cents.at(-1));
  return figure;
}

/** What a press on a link has the browser save. */
async function saved(
  page: Page,
  link: Locator,
  how: 'click' | 'tap' = 'click',
): Promise<{ readonly name: string; readonly content: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), link[how]()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  return { name: download.suggestedFilename(), content: Buffer.concat(chunks) };
}

for (const language of ['en', 'es'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test('a statement is kept as PDF and as CSV, and both come to what the page says', async ({ page }) => {
      const customer = new Customer(page, language);
      await customer.arrive('everychange', path);
      const figure = await expectSums(page, customer);
      const csv = await saved(page, page.getByRole('link', { name: customer.say(file, 'csvOf') }));
      expect(csv.name).toMatch(/^(statement|estado-de-cuenta)-\d{4}-\d\d-\d\d\.csv$/);
      const lines = csv.content.toString('utf8').trim().split('\r\n').slice(1);
      const amounts = lines.map((line) => Number([...line.matchAll(/"((?:[^"]|"")*)"/g)][7]?.[1]));
      expect(Math.round(amounts.reduce((sum, amount) => sum + amount * 100, 0))).toBe(figure);
      const pdf = await saved(page, page.getByRole('link', { name: customer.say(file, 'pdfOf') }));
      expect(pdf.name).toBe(csv.name.replace('.csv', '.pdf'));
      const proxy = await getDocumentProxy(new Uint8Array(pdf.content));
      const { text } = await extractText(proxy, { mergePages: true });
      const total = language === 'en' ? 'Total for this bill' : 'Total de esta factura';
      expect(centsIn(new RegExp(`${total}\\s+\\S+`).exec(text)?.[0] ?? null)).toBe(figure);
    });
  });
}

test.describe('in Spanish', () => {
  test.use({ locale: 'es' });

  test('a bill is read, why it changed adds up, and an earlier one is opened by its date', async ({
    page,
  }) => {
    const customer = new Customer(page, 'es');
    await customer.arrive('everychange', '/billing/pay-bill');
    await page.getByRole('link', { name: customer.say('home', 'bills.all') }).click();
    await expect(customer.heading(file, 'title')).toBeFocused();
    await expectSums(page, customer);
    await expectAccessible(page);

    await customer.button('statement', 'month.expandAll').click();
    await expect(customer.button('statement', 'month.collapseAll')).toBeVisible();
    await page
      .getByRole('button', { name: customer.say('statement', 'month.ask') })
      .first()
      .click();
    await expectAccessible(page);

    // The day that is shown is its name as well.
    const choose = new RegExp(customer.say(file, 'choose').source.replaceAll(/^\^|\$$/g, ''));
    await page.getByRole('button', { name: choose }).click();
    await page.getByRole('option').nth(2).click();
    const earlier = page.getByRole('heading', { level: 1, name: customer.say(file, 'titleOf') });
    await expect(earlier).toBeFocused();
    await expect(page).toHaveURL(/statement=/);
    const title = await earlier.textContent();
    await page.reload();
    await expect(earlier).toHaveText(title ?? '');
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    await page.getByRole('link', { name: customer.say(file, 'toAll') }).click();
    await expect(customer.heading(file, 'title')).toBeVisible();

    const older = page.locator('main a[href*="statement="]').last();
    await older.click();
    await expect(earlier).toBeFocused();
    await page.goBack();
    await expect(older).toBeFocused();
    await expect(older).toBeInViewport();
  });
});

test('a statement is read, unfolded and left by keyboard alone', async ({ page }) => {
  const customer = new Customer(page);
  await customer.arrive('everychange', path);
  const fold = page.getByRole('heading', { level: 3 }).getByRole('button').first();
  await fold.focus();
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Enter');
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  const ask = page.getByRole('button', { name: customer.say('statement', 'month.ask') }).first();
  await ask.focus();
  await page.keyboard.press(' ');
  await expect(ask).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press(' ');
  await expect(ask).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/statement=/);
  const heading = page.getByRole('heading', { level: 1, name: customer.say(file, 'titleOf') });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test('what happened between two days is asked for, told and printed', async ({ page }) => {
  const customer = new Customer(page);
  await customer.arrive('pastdue43', path);
  await page.getByRole('link', { name: customer.say(file, 'range.door.open') }).click();
  await expect(customer.heading(file, 'range.title')).toBeFocused();
  await expect(customer.heading(file, 'range.title')).toBeInViewport();
  const from = page.getByRole('textbox', { name: customer.say(file, 'range.from') });
  const to = page.getByRole('textbox', { name: customer.say(file, 'range.to') });
  const show = customer.button(file, 'range.show');
  await show.click();
  await expect(page.getByRole('link', { name: customer.say(file, 'range.problem.notADate') })).toHaveCount(2);
  const year = new Date().getFullYear() % 100;
  const before = `${String(year - 1).padStart(2, '0')}`;
  await from.fill(`06/01/${before}`);
  await to.fill(`05/31/${before}`);
  await show.click();
  await expect(to).toHaveAttribute('aria-invalid', 'true');
  await from.fill(`01/01/${before}`);
  await to.fill(
    new Date().toLocaleDateString('en-US', {
      month: '2-digit',
      day: '2-digit',
      year: '2-digit',
      timeZone: 'America/New_York',
    }),
  );
  await show.click();
  await expect(
    page.getByRole('heading', { level: 1, name: customer.say(file, 'range.titleOf') }),
  ).toBeFocused();
  await expectAccessible(page);
  const closing = page.getByRole('heading', { level: 2, name: customer.startsLike(file, 'range.owed') });
  const owed = centsIn(await closing.textContent());
  const terms = page.getByRole('definition').filter({ hasText: '$' });
  expect(await sumOf(terms)).toBe(2 * owed);
  const ages = page.getByRole('table', { name: customer.say(file, 'range.ageing.heading') });
  expect(await sumOf(ages.getByRole('cell'))).toBe(2 * owed);
  const { text } = await printPage(page);
  expect(text.replaceAll(/\s/g, '')).toContain(((await closing.textContent()) ?? '').replaceAll(/\s/g, ''));
  expect(text).not.toMatch(/Show statement|MM\/DD\/YY|PDF|CSV/);
});

test('a download that is lost on its way says so, and comes when it is tried again', async ({
  page,
  request,
  watch,
}) => {
  watch.expects(/Failed to load resource|net::ERR/);
  const cutOff = (on: boolean) =>
    request.put('/api/demo/documents', { data: { unavailable: false, cutOff: on } });
  const customer = new Customer(page);
  await customer.arrive('everychange', path);
  const pdf = page.getByRole('link', { name: customer.say(file, 'pdfOf') });
  const card = page.getByRole('heading', { name: customer.say('cardOutcomes', 'LW-STM-031.title') });
  await cutOff(true);
  try {
    await pdf.click();
    await expect(card).toBeVisible();
    await expectAccessible(page);
  } finally {
    await cutOff(false);
  }
  expect((await saved(page, pdf)).content.subarray(0, 5).toString()).toBe('%PDF-');
  await expect(card).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'es' });

  test('a statement is saved by touch, and can still be read once the phone has asked where to', async ({
    page,
  }) => {
    // A phone reads what it saves when its owner has answered, long after the page has done all it does at once.
    await page.addInitScript(() => {
      URL.revokeObjectURL = () => document.documentElement.setAttribute('data-gone', 'true');
    });
    const customer = new Customer(page, 'es');
    await customer.arrive('everychange', path);
    const pdf = page.getByRole('link', { name: customer.say(file, 'pdfOf') });
    const { name, content } = await saved(page, pdf, 'tap');
    expect(name).toMatch(/^estado-de-cuenta-.*\.pdf$/);
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
    await expect(page.getByText(customer.startsLike(file, 'made'))).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await expect(page.locator('html[data-gone]')).toHaveCount(0);
  });
});

test.describe('on a screen of 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('a statement of 400 lines and the range fit without sideways scrolling', async ({ page }) => {
    const customer = new Customer(page);
    await customer.arrive('statements', path);
    await customer.button('statement', 'month.expandAll').click();
    const overflows = () =>
      page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    expect(await overflows()).toBe(false);
    await expectAccessible(page);
    await page.goto(`${path}?from=&to=`);
    await expect(customer.heading(file, 'range.title')).toBeVisible();
    expect(await overflows()).toBe(false);
  });
});
