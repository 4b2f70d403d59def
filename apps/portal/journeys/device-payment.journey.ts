import { MakePaymentDocument, MobileSummaryDocument } from '@linework/contract';
import { expect, expectAccessible, test } from './support/journey.ts';
import { pressByKeyboard } from './support/keyboard.ts';
import { layoutProblems } from './support/layout.ts';
import { Customer } from './support/walk.ts';

const tablet = 'Meridian Tab 11 LTE Folio, 128 GB';
const hotspot = 'Pocket Hotspot 5G';
const phone = 'Aurora 12 Pro, 256 GB';

const payments = (requests: readonly { readonly body: string }[]): readonly string[] =>
  requests.map(({ body }) => body).filter((body) => body.includes(MakePaymentDocument.id));

/** A device's row on the page that is shown, and the door to paying it. */
const row = ({ page }: Customer, name: string) => page.getByRole('listitem').filter({ hasText: name });
const door = (customer: Customer, name: string) =>
  row(customer, name).getByRole('link', { name: customer.startsLike('devices', 'pay') });

async function open(customer: Customer, username: string, name: string): Promise<void> {
  await customer.arrive(username, '/billing/pay-bill');
  await door(customer, name).click();
  await expect(customer.heading('devicePayment', 'amount.heading')).toBeFocused();
}

/** Another amount than all of it. */
async function typeAmount(customer: Customer, amount: string): Promise<void> {
  await customer.page.getByRole('radio', { name: customer.startsLike('payment', 'amount.other') }).press(' ');
  await customer.page.getByRole('textbox', { name: customer.say('payment', 'amount.field') }).fill(amount);
}

async function toCard(customer: Customer): Promise<void> {
  await customer.button('flow', 'continueWith').click();
  await expect(customer.heading('devicePayment', 'method.heading')).toBeFocused();
}

test('a part of a device is paid, and what is left is told before, on the receipt and on billing home', async ({
  page,
  watch,
}) => {
  const customer = new Customer(page);
  await open(customer, 'mobile', phone);
  await typeAmount(customer, '100');
  await expect(page.getByText(/15 payments left, the last on/).first()).toBeVisible();
  await expectAccessible(page);
  await toCard(customer);
  await expect(page.getByText(customer.say('devicePayment', 'method.cardsOnly'))).toBeVisible();
  await customer.giveSavedCard();
  await expect(customer.review()).toBeFocused();
  await expectAccessible(page);
  await customer.pay();
  await customer.expectPaid();
  await expect(page.getByText('$499.94')).toBeVisible();
  await expect(page.getByText(/15 payments left, the last on/)).toBeVisible();
  await expectAccessible(page);
  expect(payments(watch.requests)).toHaveLength(1);
  const number = await customer.confirmationNumber();
  // It survives a reload, and another look charges nothing.
  await page.reload();
  await customer.expectPaid();
  expect(await customer.confirmationNumber()).toBe(number);
  await page.goto('/billing/pay-bill');
  await expect(row(customer, phone)).toContainText('$499.94');
  await expect(row(customer, phone)).toContainText('15 payments left');
  await page.goto('/billing/account-activity');
  await expect(page.getByRole('link', { name: /Device payment/ }).first()).toBeVisible();
  expect(payments(watch.requests)).toHaveLength(1);
});

test.describe('in Spanish on a phone', () => {
  test.use({ locale: 'es', viewport: { width: 390, height: 844 } });

  test('a device is paid off from the account summary, and is gone from what is left', async ({ page }) => {
    const customer = new Customer(page, 'es');
    await customer.arrive('mobile', '/account-summary');
    await door(customer, tablet).click();
    await expect(customer.heading('devicePayment', 'amount.heading')).toBeVisible();
    expect(await layoutProblems(page)).toEqual([]);
    await toCard(customer);
    await customer.giveSavedCard();
    await expect(customer.review()).toBeVisible();
    expect(await layoutProblems(page)).toEqual([]);
    await customer.pay();
    await customer.expectPaid();
    await expect(page.getByText(/pagado por completo/)).toBeVisible();
    expect(await layoutProblems(page)).toEqual([]);
    await expectAccessible(page);
    await page.goto('/billing/pay-bill');
    await expect(row(customer, phone)).toBeVisible();
    await expect(row(customer, tablet)).toHaveCount(0);
  });
});

test('a declined card takes nothing, and another amount from another card is paid by keyboard alone', async ({
  page,
  watch,
}) => {
  const customer = new Customer(page);
  await open(customer, 'streaming', phone);
  await toCard(customer);
  await customer.giveNewCard({ number: '4000000000000119' });
  await customer.pay();
  await expect(customer.outcome('LW-PAY-010')).toBeFocused({ timeout: 15_000 });
  await expect(page.getByText(/Still to pay on this device/)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/billing/pay-bill');
  await expect(row(customer, phone)).toContainText('$599.94');
  await pressByKeyboard(page, door(customer, phone));
  await expect(customer.heading('devicePayment', 'amount.heading')).toBeFocused();
  await pressByKeyboard(page, customer.button('flow', 'continueWith'));
  await expect(customer.heading('devicePayment', 'method.heading')).toBeFocused();
  await page.keyboard.press('Tab');
  for (let steps = 0; steps < 20; steps += 1) {
    if (await customer.securityCode().evaluate((field) => field === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
  await expect(customer.review()).toBeFocused();
  await pressByKeyboard(page, customer.payButton());
  await expect(customer.outcome('LW-PAY-001', 'titleWith')).toBeFocused({ timeout: 15_000 });
  expect(payments(watch.requests)).toHaveLength(2);
});

test('a page that was left open pays nothing twice: it tells what is left now', async ({ page, context }) => {
  const customer = new Customer(page);
  await open(customer, 'mobilepastdue', tablet);
  await typeAmount(customer, '25');
  await toCard(customer);
  await customer.giveSavedCard();
  await expect(customer.review()).toBeVisible();
  const other = new Customer(await context.newPage());
  await other.page.goto(page.url().replace(/&step=\w+/, ''));
  await typeAmount(other, '25');
  await toCard(other);
  await other.giveSavedCard();
  await other.pay();
  await other.expectPaid();
  await customer.pay();
  await expect(customer.outcome('LW-PAY-020')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('$96.50').first()).toBeVisible();
  await expectAccessible(page);
  // Whoever goes on reads that one was made today.
  await customer.button('actions', 'reviewAmount').click();
  await typeAmount(customer, '25');
  await toCard(customer);
  await customer.giveSavedCard();
  await expect(page.getByText(customer.say('devicePayment', 'paidToday.title'))).toBeVisible();
});

test('a payment without an answer holds its device, is found, and is off what is left', async ({
  page,
  context,
}) => {
  const customer = new Customer(page);
  await open(customer, 'mobilepastdue', hotspot);
  await toCard(customer);
  await customer.giveNewCard({ number: '4000000000000218' });
  const other = new Customer(await context.newPage());
  await customer.pay();
  const otherTells = other.page
    .goto('/account-summary')
    .then(() => expect(row(other, hotspot)).toContainText(/We’re confirming a payment/));
  await expect(customer.outcome('LW-PAY-040')).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  await otherTells;
  // The pages that wait tell it themselves.
  await expect(customer.outcome('LW-PAY-001', 'titleWith')).toBeVisible({ timeout: 40_000 });
  await expect(row(other, hotspot)).toHaveCount(0, { timeout: 20_000 });
  await expect(row(other, phone)).toBeVisible();
  await other.page.close();
  await page.goto('/billing/pay-bill');
  await expect(row(customer, phone)).toBeVisible();
  await expect(row(customer, hotspot)).toHaveCount(0);
});

test('while mobile service is off no device is offered, and its address says so', async ({ page }) => {
  const customer = new Customer(page);
  const told = page.waitForResponse((answer) =>
    (answer.request().postData() ?? '').includes(MobileSummaryDocument.id),
  );
  await customer.arrive('mobileoff', '/billing/pay-bill');
  await expect(row(customer, phone)).toBeVisible();
  await expect(page.getByText(customer.say('devices', 'obstacle.mobileBillFirst'))).toBeVisible();
  await expect(door(customer, phone)).toHaveCount(0);
  const [, device] = /"device":\{"id":"([^"]+)"/.exec(await (await told).text()) ?? [];
  expect(device).toBeDefined();
  await page.goto(`/billing/pay-bill?open=dp&device=${device}`);
  await expect(customer.outcome('LW-MOB-021')).toBeFocused();
  await expectAccessible(page);
  await customer.button('actions', 'backToBilling').click();
  await expect(customer.heading('home', 'heading')).toBeVisible();
  // An address that names no device leads to where they are listed.
  await page.goto('/billing/pay-bill?open=dp');
  await expect(customer.heading('home', 'heading')).toBeVisible();
  await expect(page).toHaveURL(/\/billing\/pay-bill$/);
});
