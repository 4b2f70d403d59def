import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/journey.ts';
import { Customer } from './support/walk.ts';

const file = 'transactions';
const address = '/billing/account-activity';

const lines = (page: Page) => page.locator('tr[data-part="line"]');

/** Presses Tab until something has the focus, from where it is. */
async function tabTo(page: Page, to: ReturnType<Page['locator']>, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 90; presses += 1) {
    await page.keyboard.press(key);
    if (await to.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} does not lead there`);
}

test('10,000 lines by keyboard alone: paged, filtered, a line opened and closed, and Back leads through all of it', async ({
  page,
}) => {
  const customer = new Customer(page);
  await customer.arrive('transactions', address);
  await expect(lines(page)).toHaveCount(50);
  await expectAccessible(page);
  const caption = page.locator('caption');
  const older = customer.button(file, 'pager.older');
  for (const range of ['51–100', '101–150']) {
    await tabTo(page, older);
    await page.keyboard.press('Enter');
    await expect(caption).toBeFocused();
    await expect(caption).toContainText(new RegExp(`${range} of 10,0\\d\\d`));
  }
  await expect(page).toHaveURL(/after=/);

  const kind = page.getByRole('button', { name: customer.startsLike(file, 'kinds.all') });
  await tabTo(page, kind, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: customer.say(file, 'kinds.all') })).toBeFocused();
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(page).toHaveURL(/kind=payment/);
  await expect(caption).toContainText(/1–50 of [45],\d{3}/);
  await expect(lines(page)).toHaveCount(50);
  await tabTo(page, lines(page).first().getByRole('link'));
  await page.keyboard.press('Enter');
  const detail = page.getByRole('complementary', { name: customer.say(file, 'detail.label') });
  await expect(detail.getByRole('heading', { level: 2 })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(detail).toHaveCount(0);
  await expect(lines(page).first().getByRole('link')).toBeFocused();
  await page.goBack();
  await expect(detail).toBeVisible();
  await page.reload();
  await expect(detail).toBeVisible();
});

test('two days of one’s own are chosen, and stand in the address', async ({ page }) => {
  const customer = new Customer(page);
  await customer.arrive('transactions', address);
  await page.getByRole('button', { name: customer.startsLike(file, 'periods.all') }).click();
  await page.getByRole('option', { name: customer.say(file, 'periods.days') }).click();
  const year = String((new Date().getFullYear() - 1) % 100);
  await page.getByRole('textbox', { name: customer.say(file, 'filters.from') }).fill(`03/01/${year}`);
  await page.getByRole('textbox', { name: customer.say(file, 'filters.to') }).fill(`03/31/${year}`);
  await expect(page).toHaveURL(/from=\d{4}-03-01&to=\d{4}-03-31/);
  // Three lines a day.
  await expect(page.locator('caption')).toContainText(/1–50 of (8|9)\d/);
  await expectAccessible(page);
});

test('what is searched for stands in the address, and the file has exactly the lines that are shown', async ({
  page,
}) => {
  const customer = new Customer(page);
  await customer.arrive('transactions', address);
  const caption = page.locator('caption');
  const all = await caption.textContent();
  await page.getByRole('searchbox').fill('visa 4242');
  await expect(page).toHaveURL(/q=visa/);
  await expect(caption).not.toHaveText(all ?? '');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: customer.startsLike(file, 'file_other') }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  const rows = Buffer.concat(chunks).toString('utf8').trim().split('\r\n').slice(1);
  await expect(caption).toContainText(`${rows.length.toLocaleString('en-US')} transactions`);
  for (const row of rows) expect(row).toContain('4242');
});

test('a file that is lost on its way is told of where it was asked for, and comes when it is tried again', async ({
  page,
  watch,
}) => {
  watch.expects(/503|Failed to load/);
  const customer = new Customer(page);
  await customer.arrive('transactions', address);
  await page.route('**/transactions.csv?*', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' }),
  );
  await page.getByRole('link', { name: customer.startsLike(file, 'file_other') }).click();
  const card = page.getByRole('heading', { name: customer.say('cardOutcomes', 'LW-TRX-030.title') });
  await expect(card).toBeVisible();
  await expect(page).toHaveURL(address);
  await page.unroute('**/transactions.csv?*');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    customer.button('actions', 'tryAgain').click(),
  ]);
  expect(download.suggestedFilename()).toBe('transactions.csv');
  await expect(card).toHaveCount(0);
});

test('an amount typed with a line open stays as it is typed, on a slow machine too, and the focus stays with it', async ({
  page,
}) => {
  const customer = new Customer(page);
  await customer.arrive('transactions', `${address}?sort=largest`);
  await lines(page).first().getByRole('link').click();
  const detail = page.getByRole('complementary', { name: customer.say(file, 'detail.label') });
  await expect(detail.getByRole('heading', { level: 2 })).toBeFocused();
  const chrome = await page.context().newCDPSession(page);
  await chrome.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const least = page.getByRole('textbox', { name: customer.say(file, 'filters.least') });
  await least.click();
  await page.keyboard.type('150', { delay: 160 });
  await expect(page).toHaveURL(/min=150.00/);
  await expect(detail).toHaveCount(0);
  await expect(least).toHaveValue('150');
  await expect(least).toBeFocused();
});

test('an address whose place in the list is cut off leads to the first page', async ({ page, watch }) => {
  watch.expects(/400|Failed to load/);
  const customer = new Customer(page);
  await customer.arrive('transactions', address);
  await customer.button(file, 'pager.older').click();
  await expect(page).toHaveURL(/after=/);
  for (const end of ['after', 'before']) {
    await page.goto(`${address}?kind=payment&${end}=MjAyNi0`);
    await expect(page.locator('caption')).toContainText(/1–50 of/);
    await expect(page).toHaveURL(`${address}?kind=payment`);
  }
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es' });

  test('in Spanish on a phone it is a list, and what is open stands in its place', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const customer = new Customer(page, 'es');
    await customer.arrive('transactions', '/billing/payment-history');
    await expect(customer.heading(file, 'heading.payments')).toBeVisible();
    await expect(page.getByText('Reflejado').first()).toBeVisible();
    await lines(page).first().getByRole('link').click();
    await expect(page.getByRole('complementary', { name: customer.say(file, 'detail.label') })).toBeVisible();
    await expect(lines(page).first()).toBeHidden();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

test('a search shows what is at hand before its answer is there, and Back during a wait leads back', async ({
  page,
}) => {
  const customer = new Customer(page);
  await customer.arrive('transactions', address);
  await expect(lines(page)).toHaveCount(50);
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/selfservice/graph', async (route) => {
    await answered;
    await route.continue();
  });
  const search = page.getByRole('searchbox');
  await search.pressSequentially('visa');
  const caption = page.locator('caption');
  await expect(caption).toContainText(/\d\+/);
  await expect(page).toHaveURL(/q=visa/);
  await expect(lines(page).filter({ hasNotText: 'Visa' })).toHaveCount(0);
  answer();
  await expect(caption).toContainText(/1–50 of \d,\d{3}/);
  await expect(lines(page)).toHaveCount(50);
  await expect(search).toHaveValue('visa');

  await page.unroute('**/selfservice/graph');
  // The next answer never comes: whoever turns back does not wait for it.
  await page.route('**/selfservice/graph', () => undefined);
  await page.getByRole('button', { name: customer.startsLike(file, 'kinds.all') }).click();
  await page.getByRole('option', { name: customer.say(file, 'kinds.refund') }).click();
  await expect(page).toHaveURL(/kind=refund/);
  await page.goBack();
  await expect(page).not.toHaveURL(/kind=/);
  await expect(page.getByRole('button', { name: customer.startsLike(file, 'kinds.all') })).toBeVisible();
  await expect(lines(page)).toHaveCount(50);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
});

test('whoever types and leaves at once, by Back or by a line, finds what they typed on coming back', async ({
  page,
}) => {
  const customer = new Customer(page);
  await customer.arrive('transactions', '/billing/pay-bill');
  await page.getByRole('link', { name: customer.say('home', 'activity.all') }).click();
  const search = page.getByRole('searchbox');
  await expect(lines(page)).toHaveCount(50);
  await search.press('v');
  // With the letter, long before the router hears of it.
  expect(await page.evaluate(() => window.location.search)).toBe('?q=v');
  await search.pressSequentially('isa');
  await expect(page).toHaveURL(/q=visa$/);
  await page.goBack();
  await expect(customer.heading('home', 'heading')).toBeVisible();
  await page.goForward();
  await expect(search).toHaveValue('visa');
  await expect(page.locator('caption')).toContainText(/1–50 of \d,\d{3}/);

  await search.press('End');
  await search.pressSequentially(' 4');
  await expect(page).toHaveURL(/q=visa\+4$/);
  await lines(page).filter({ hasText: 'Visa' }).first().getByRole('link').click();
  await expect(page).toHaveURL(/shown=/);
  await page.goBack();
  await expect(page).toHaveURL(/q=visa\+4$/);
  await expect(search).toHaveValue('visa 4');

  // What is taken back before the address heard of it is taken back.
  await search.press('End');
  await search.press('Backspace');
  await search.press('Backspace');
  await search.pressSequentially('x');
  await search.press('Backspace');
  await expect(page).toHaveURL(/q=visa$/);
  await expect(page.locator('caption')).toContainText(/1–50 of \d,\d{3}/);
});

test('Back within the page takes what was typed since with it, before the address heard of it too', async ({
  page,
}) => {
  const customer = new Customer(page);
  await customer.arrive('transactions', address);
  await expect(lines(page)).toHaveCount(50);
  await page.getByRole('button', { name: customer.startsLike(file, 'kinds.all') }).click();
  await page.getByRole('option', { name: customer.say(file, 'kinds.payment') }).click();
  await expect(page).toHaveURL(/kind=payment$/);
  await expect(page.locator('caption')).toContainText(/1–50 of/);
  const search = page.getByRole('searchbox');
  await search.press('v');
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(search).toHaveValue('');
  await expect(lines(page)).toHaveCount(50);
});

test('a page that could not be had leaves the one before it, and is had by trying again', async ({
  page,
  watch,
}) => {
  watch.expects(/503|Failed to load/);
  const customer = new Customer(page);
  await customer.arrive('transactions', address);
  await expect(lines(page)).toHaveCount(50);
  await page.route('**/selfservice/graph', (route) => route.fulfill({ status: 503, body: '' }));
  await customer.button(file, 'pager.older').click();
  await expect(page.getByText(customer.say('cardOutcomes', 'LW-BIL-030.title'))).toBeVisible();
  await expect(lines(page)).toHaveCount(50);
  await page.unroute('**/selfservice/graph');
  await customer.button('actions', 'tryAgain').click();
  await expect(page.locator('caption')).toContainText('51–100');
});

test('billing home leads to each line, and to all of them', async ({ page }) => {
  const customer = new Customer(page);
  await customer.arrive('transactions', '/billing/pay-bill');
  await page.getByRole('link', { name: customer.say('home', 'activity.all') }).click();
  await expect(customer.heading(file, 'heading.everything')).toBeFocused();
});

test('the statement of a bill that is still on its way is told of, and not called unknown', async ({
  page,
}) => {
  const customer = new Customer(page);
  await customer.arrive('delayed', `${address}?kind=charge`);
  await lines(page).first().getByRole('link').click();
  const detail = page.getByRole('complementary', { name: customer.say(file, 'detail.label') });
  await expect(detail.getByText(customer.startsLike(file, 'detail.statementBy'))).toBeVisible();
  // There is nothing of it to open yet.
  const link = detail.getByRole('link', { name: customer.say(file, 'detail.statement') });
  await expect(link).toHaveCount(0);
  await lines(page).nth(1).getByRole('link').click();
  await link.click();
  await expect(
    page.getByRole('heading', { level: 2, name: customer.startsLike('statement', 'lead') }),
  ).toBeVisible();
});
