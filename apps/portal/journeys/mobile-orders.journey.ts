import { MobileOrdersDocument } from '@linework/contract';
import { shipmentStates } from '@linework/domain';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/journey.ts';
import { layoutProblems } from './support/layout.ts';
import { Customer } from './support/walk.ts';

const orders = '/billing/mobile-orders';
const activity = '/billing/mobile-activity';
const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const lines = (page: Page) => page.locator('tr[data-part="line"]');

test('from billing home to an order in each state, and where it is shown on its way', async ({ page }) => {
  const customer = new Customer(page);
  await customer.arrive('orders', '/billing/pay-bill');
  await page.getByRole('link', { name: customer.say('devices', 'doors.orders') }).click();
  await expect(customer.heading('orders', 'heading')).toBeFocused();
  await expectAccessible(page);
  for (const state of shipmentStates) {
    const row = rows(page).filter({ has: page.getByText(customer.say('orders', `state.${state}`)) });
    await row.first().getByRole('link').click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/^Order MO-\d+$/);
    await expect(
      page.getByText(customer.say('orders', `state.${state}`), { exact: true }).first(),
    ).toBeVisible();
    const track = page.getByRole('link', { name: /tracking\.provider\.example/ });
    if (state === 'shipped') {
      await expect(track).toHaveAttribute('target', '_blank');
      await expect(track).toHaveAttribute('href', /^https:\/\/tracking\.provider\.example\/[^/]+\/NP\d+$/);
      await expectAccessible(page);
    }
    if (state === 'ordered') await expect(track).toHaveCount(0);
    await page.goBack();
    await expect(customer.heading('orders', 'heading')).toBeVisible();
  }
});

test('an order that is not the account’s own is not found, and the list is a press away', async ({
  page,
}) => {
  const customer = new Customer(page);
  await customer.arrive('orders', `${orders}/00000000-0000-4000-8000-000000000000`);
  await expect(customer.heading('orders', 'missing.title')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: customer.say('orders', 'missing.all') }).click();
  await expect(rows(page).first()).toBeVisible();
});

test('orders that do not come say so, and come when they are asked for again', async ({ page, watch }) => {
  watch.expects(/status of 503/);
  const customer = new Customer(page);
  await page.route('**/selfservice/graph', (route) =>
    route.request().postData()?.includes(MobileOrdersDocument.id)
      ? route.fulfill({ status: 503 })
      : route.fallback(),
  );
  await customer.arrive('orders', orders);
  await expect(page.getByText(customer.say('cardOutcomes', 'LW-MOB-010.title'))).toBeVisible();
  await page.unroute('**/selfservice/graph');
  await customer.button('actions', 'tryAgain').click();
  await expect(rows(page).first()).toBeVisible();
});

test.describe('in Spanish, 320 pixels wide', () => {
  test.use({ locale: 'es', viewport: { width: 320, height: 640 } });

  test('in Spanish, 320 pixels wide, orders and what was given back are read', async ({ page }) => {
    const customer = new Customer(page, 'es');
    await customer.arrive('orders', orders);
    await expect(page.getByText(customer.say('orders', 'state.outForDelivery'))).toBeVisible();
    expect(await layoutProblems(page)).toEqual([]);
    await expectAccessible(page);
    await rows(page).nth(3).getByRole('link').click();
    await expect(page.getByText(customer.say('orders', 'order.totals'))).toBeVisible();
    expect(await layoutProblems(page)).toEqual([]);
    await expectAccessible(page);
    await page.goto(`${activity}?kind=refund`);
    await expect(lines(page)).toHaveCount(3);
    expect(await layoutProblems(page)).toEqual([]);
    await expectAccessible(page);
  });
});

test('mobile transactions by keyboard alone: each tab says in the address what it shows', async ({
  page,
}) => {
  const customer = new Customer(page);
  await customer.arrive('orders', activity);
  await expect(customer.heading('transactions', 'heading.mobile')).toBeVisible();
  const tab = (name: string) =>
    page
      .getByRole('navigation', { name: customer.say('transactions', 'tabs.label') })
      .getByRole('link', { name: customer.say('transactions', `tabs.${name}`), exact: true });
  await expect(tab('mobile')).toHaveAttribute('aria-current', 'page');
  await tab('mobile').focus();
  await page.keyboard.press('Tab');
  await expect(tab('mobilePayments')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/kind=refund/);
  await expect(lines(page)).toHaveCount(3);
  await expectAccessible(page);
  await page.reload();
  await expect(tab('mobileRefunds')).toHaveAttribute('aria-current', 'page');
  await expect(lines(page)).toHaveCount(3);
  await lines(page).first().getByRole('link').press('Enter');
  const detail = page.getByRole('complementary', { name: customer.say('transactions', 'detail.label') });
  await expect(detail.getByText(customer.say('transactions', 'detail.refundFor'))).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(tab('mobile')).toHaveAttribute('aria-current', 'page');
});

/** The figures of a part of a bill's charges, in cents. */
const centsOf = async (parts: Locator) =>
  (await parts.allTextContents()).map((text) => Math.round(Number(/\$([\d.]+)$/.exec(text)?.[1]) * 100));
const inAll = (cents: readonly number[]) => cents.reduce((all, each) => all + each, 0);

test('a mobile bill says what it is for: its phone lines and their charges come to its figure', async ({
  page,
}) => {
  const customer = new Customer(page);
  await customer.arrive('mobile', activity);
  const bills = lines(page).getByRole('link', { name: customer.startsLike('transactions', 'line.bill') });
  await bills.first().click();
  const detail = page.getByRole('complementary', { name: customer.say('transactions', 'detail.label') });
  await expect(
    detail.getByRole('heading', { name: customer.say('transactions', 'detail.charges.heading') }),
  ).toBeVisible();
  const figure = await centsOf(detail.getByRole('heading', { level: 2 }).getByText(/^\$[\d.]+$/));
  const [groups, charges] = [detail.locator('section dt'), detail.locator('section dd')];
  await expect(groups.filter({ hasText: 'Aurora 12 Pro, 256 GB' })).toContainText('0148');
  expect(inAll(await centsOf(groups))).toBe(inAll(figure));
  expect(inAll(await centsOf(charges))).toBe(inAll(figure));
  await expectAccessible(page);
  await expect(charges.filter({ hasText: '18 payments left, including this one' })).toHaveCount(1);
  await page.goto('/billing/pay-bill');
  const phone = rows(page).filter({ hasText: 'Aurora 12 Pro, 256 GB' });
  await expect(phone).toContainText('18 payments left');
});

test('a refund is seen on billing home, opens with its payment and its day, and stands in the file', async ({
  page,
}) => {
  const customer = new Customer(page);
  await customer.arrive('refunds', '/billing/pay-bill');
  await page
    .getByRole('link', { name: customer.startsLike('home', 'activity.refund') })
    .first()
    .click();
  const detail = page.getByRole('complementary', { name: customer.say('transactions', 'detail.label') });
  await expect(detail.getByRole('heading', { level: 2 })).toContainText('$25.50');
  await expect(detail.getByText(/\$100\.00 payment/)).toBeVisible();
  await expect(detail.getByText(customer.say('transactions', 'detail.arrives'))).toBeVisible();
  await expectAccessible(page);
  await page.goto('/billing/account-activity?kind=refund');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: customer.startsLike('transactions', 'file_other') }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  const written = Buffer.concat(chunks).toString('utf8').trim().split('\r\n').slice(1);
  expect(written).toHaveLength(3);
  for (const row of written) expect(row).toMatch(/,"Refund","Sent","\d+\.\d\d",/);
});
