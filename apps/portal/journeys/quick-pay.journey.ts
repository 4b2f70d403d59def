import { MakePaymentDocument } from '@linework/contract';
import { expect, expectAccessible, test } from './support/journey.ts';
import { Customer } from './support/walk.ts';

const payments = (requests: readonly { readonly body: string }[]): readonly string[] =>
  requests.map(({ body }) => body).filter((body) => body.includes(MakePaymentDocument.id));

/** The row of billing home that opens it. */
const row = (customer: Customer) =>
  customer.page.getByRole('button', { name: customer.startsLike('home', 'quickPay.title') });
const dialog = (customer: Customer) =>
  customer.page.getByRole('dialog', { name: customer.say('quickPay', 'title') });
const told = (customer: Customer, code: string, part: 'title' | 'titleWith' = 'title') =>
  dialog(customer).getByRole('heading', { name: customer.startsLike('outcomes', `${code}.${part}`) });

async function open(customer: Customer, username: string): Promise<void> {
  await customer.arrive(username, '/billing/pay-bill');
  await row(customer).click();
  await expect(customer.payButton()).toBeVisible();
}

async function pay(customer: Customer, code = '123'): Promise<void> {
  await customer.securityCode().fill(code);
  await customer.pay();
}

test('one press pays what is asked, by keyboard alone, and leaves billing home as it is now', async ({
  page,
  watch,
}) => {
  const customer = new Customer(page);
  await customer.arrive('maple', '/billing/pay-bill');
  await row(customer).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(customer).getByRole('heading', { level: 2 }).nth(1)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(customer.securityCode()).toBeFocused();
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
  await expect(told(customer, 'LW-PAY-001', 'titleWith')).toBeFocused({ timeout: 15_000 });
  await expectAccessible(page);
  expect(payments(watch.requests)).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(dialog(customer)).toHaveCount(0);
  await expect(page.getByText('Nothing due right now')).toBeVisible();
  await expect(row(customer)).toHaveCount(0);
  // What opened it is gone with what was due.
  await expect(customer.heading('home', 'heading')).toBeFocused();
});

test('closed without paying it leaves the focus where it was, and nothing was sent', async ({
  page,
  watch,
}) => {
  const customer = new Customer(page);
  await open(customer, 'duetoday');
  await page.keyboard.press('Escape');
  await expect(row(customer)).toBeFocused();
  expect(payments(watch.requests)).toHaveLength(0);
});

test('a security code that is wrong is said at once, and what is right then pays', async ({
  page,
  watch,
}) => {
  watch.expects(/status of 4\d\d/);
  const customer = new Customer(page);
  await open(customer, 'softoff');
  await pay(customer, '000');
  await expect(customer.securityCode()).toHaveAttribute('aria-invalid', 'true');
  expect(payments(watch.requests)).toHaveLength(0);
  await pay(customer);
  await expect(told(customer, 'LW-PAY-001', 'titleWith')).toBeVisible({ timeout: 15_000 });
  await dialog(customer)
    .getByRole('link', { name: customer.say('quickPay', 'receipt') })
    .click();
  await customer.expectPaid();
});

test('what our side could not send leads to the one-time payment, with the same figure', async ({
  page,
  request,
  watch,
}) => {
  watch.expects(/status of 5\d\d/);
  const customer = new Customer(page);
  await open(customer, 'inactive');
  await request.put('/api/demo/processor', { data: { mode: 'down' } });
  try {
    await pay(customer);
    await expect(told(customer, 'LW-PAY-060')).toBeFocused({ timeout: 20_000 });
  } finally {
    await request.put('/api/demo/processor', { data: { mode: 'none' } });
  }
  await dialog(customer)
    .getByRole('link', { name: customer.say('quickPay', 'anotherWay') })
    .click();
  await expect(customer.heading('oneTimePayment', 'amount.heading')).toBeVisible();
});

test('a payment whose answer got lost is found by its key, and is made once', async ({ page, watch }) => {
  watch.expects(/Failed to load resource/);
  const customer = new Customer(page);
  await open(customer, 'hotlined');
  await page.route('**/*', async (route) => {
    if (!route.request().postData()?.includes(MakePaymentDocument.id)) return await route.fallback();
    await route.fetch();
    await route.abort();
  });
  await pay(customer);
  await expect(told(customer, 'LW-PAY-043')).toBeVisible();
  await expect(told(customer, 'LW-PAY-001', 'titleWith')).toBeFocused({ timeout: 30_000 });
  expect(payments(watch.requests)).toHaveLength(1);
});

test('where another tab has paid meanwhile nothing is taken, and there is nothing left to pay', async ({
  page,
  context,
}) => {
  const one = new Customer(page);
  await open(one, 'pastdue43');
  const other = new Customer(await context.newPage());
  await other.openBilling();
  await row(other).click();
  await pay(other);
  await expect(told(other, 'LW-PAY-001', 'titleWith')).toBeVisible({ timeout: 15_000 });
  await pay(one);
  await expect(told(one, 'LW-PAY-020')).toBeVisible({ timeout: 15_000 });
  await one.button('actions', 'reviewAmount').click();
  const rest = one.payButton().or(dialog(one).getByText(one.say('quickPay', 'notOffered.nothing')));
  await expect(rest).toBeVisible();
});

test('it is not offered to whoever may not pay, nor where Auto Pay pays the bill', async ({ page }) => {
  const customer = new Customer(page);
  await customer.arrive('autopay', '/billing/pay-bill');
  await expect(customer.heading('home', 'heading')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recent activity' })).toBeVisible();
  await expect(row(customer)).toHaveCount(0);
});

test('a card that expires soon is asked about in the one-time payment', async ({ page }) => {
  const customer = new Customer(page);
  await customer.arrive('expiring', '/billing/pay-bill');
  await page.getByRole('link', { name: customer.startsLike('home', 'quickPay.title') }).click();
  await expect(customer.heading('oneTimePayment', 'amount.heading')).toBeVisible();
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es' });

  test('one press pays what is asked', async ({ page }) => {
    const customer = new Customer(page, 'es');
    await open(customer, 'community');
    await pay(customer);
    await expect(told(customer, 'LW-PAY-001', 'titleWith')).toBeFocused({ timeout: 15_000 });
    await expectAccessible(page);
  });
});
