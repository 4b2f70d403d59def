import { expect, test } from './support/journey.ts';
import { Customer } from './support/walk.ts';

/** Pays what the button on billing home says, by the card that is saved. */
async function payBySavedCard(customer: Customer): Promise<void> {
  await customer.chooseAmountDue();
  await customer.giveSavedCard();
  await customer.payToday();
  await customer.pay();
  await customer.expectPaid();
}

const pages = ['/billing/pay-bill', '/account-summary'];

test('whoever paid for service that is off reads until when it is back, and is asked for nothing', async ({
  page,
}) => {
  const customer = new Customer(page);
  await customer.openPayment('softoff');
  await payBySavedCard(customer);
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByText(customer.say('news', 'restoring.title'))).toBeVisible();
    await expect(page.getByText(/It should be back by \d+:\d\d\s[AP]M/)).toBeVisible();
    await expect(page.getByText(/past due amount of \$0\.00/)).toHaveCount(0);
  }
  await expect(page.getByText(customer.say('summary', 'services.restoring')).first()).toBeVisible();
});

test('a service that is off says so beside its name', async ({ page }) => {
  const customer = new Customer(page);
  await customer.arrive('pastdue50', '/account-summary');
  await expect(page.getByText(customer.say('summary', 'services.off')).first()).toBeVisible();
  await expect(page.getByText(customer.say('summary', 'services.on'))).toHaveCount(0);
});

for (const { who, username } of [
  { who: 'whoever paid after equipment was asked for', username: 'pastdue76' },
  { who: 'whoever paid the last bill of an account that was closed', username: 'disconnected' },
])
  test(`${who} is told whom to call`, async ({ page }) => {
    const customer = new Customer(page);
    await customer.openPayment(username);
    await payBySavedCard(customer);
    const call = page.getByRole('main').getByRole('link', { name: /555/ }).first();
    await expect(call).toHaveAttribute('href', /^tel:/);
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByText(customer.say('news', 'callToRestore.title'))).toBeVisible();
      await expect(call).toHaveAttribute('href', /^tel:/);
    }
  });

test('while a payment is checked nobody is told that nothing is due, and until when it is known stands first', async ({
  page,
}) => {
  const customer = new Customer(page);
  await customer.arrive('checking', '/billing/pay-bill');
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: /^We’re confirming your payment of \$/ })).toBeVisible();
    await expect(page.getByText(customer.say('amountDue', 'knownBy'))).toBeVisible();
    await expect(page.getByText(customer.say('due', 'lead.nothing'))).toHaveCount(0);
    await expect(page.getByRole('link', { name: customer.say('due', 'pay') })).toHaveCount(0);
  }
  await page.goto('/billing/pay-bill');
  await page.getByRole('link', { name: customer.say('news', 'see') }).click();
  await expect(customer.outcome('LW-PAY-040')).toBeVisible();
});

test('what was scheduled for all that is due is said first, and paying it now is the quiet way', async ({
  page,
}) => {
  const customer = new Customer(page);
  await customer.openPayment('maple');
  await customer.chooseAmountDue();
  await customer.giveSavedCard();
  await customer.typeAnotherDay(2);
  await customer.button('flow', 'continue').click();
  await expect(page.getByText(/^By scheduling this payment, you accept/)).toBeVisible();
  await customer.button('payment', 'review.schedule').click();
  await expect(customer.outcome('LW-PAY-002', 'titleWith')).toBeVisible();
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: /^We’ll charge \$/ })).toBeVisible();
    await expect(page.getByRole('link', { name: customer.say('due', 'pay') })).toHaveCount(0);
  }
});

test('a payment that nobody could settle in a day is told, and nothing looks paid', async ({ page }) => {
  const customer = new Customer(page);
  await customer.arrive('handedover', '/billing/pay-bill');
  for (const path of pages) {
    await page.goto(path);
    await expect(
      page.locator('strong').filter({ hasText: customer.say('news', 'withSupport.title') }),
    ).toBeVisible();
    await expect(page.getByText('Nothing due')).toHaveCount(0);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /555/ })).toHaveAttribute('href', /^tel:/);
    await expect(main.getByText(/mention reference [2-9A-Z]{4}-[2-9A-Z]{4}/)).toBeVisible();
    await expect(page.getByRole('list', { name: customer.say('home', 'alerts.label') })).toHaveCount(0);
  }
});

test('a payment that was checked and failed is told on every device until it is closed', async ({
  page,
  browser,
  edge,
}) => {
  // The processor is asked to give up on a payment once nobody can be waiting for it any more.
  test.setTimeout(150_000);
  const customer = new Customer(page);
  await customer.openPayment('owner-of-billing');
  await customer.chooseAmountDue();
  await customer.giveNewCard({ number: '4000000000000200' });
  await customer.payToday();
  await customer.pay();
  await expect(customer.outcome('LW-PAY-040')).toBeVisible({ timeout: 20_000 });
  const reference = await customer.referenceOf('LW-PAY-040');
  expect(edge.log()).toContain(reference);
  const title = customer.say('news', 'failed.checked');
  const ended = page.getByText(customer.say('home', 'activity.status.failed'));
  await page.goto('/billing/pay-bill');
  await expect(page.getByText(customer.say('home', 'activity.status.unknown')).first()).toBeVisible();
  await expect(ended).toHaveCount(0);
  // The page stays open, and nobody touches it.
  await expect(page.getByText(title)).toBeVisible({ timeout: 90_000 });
  await expect(ended).toBeVisible();
  for (const path of pages) {
    await page.goto(path);
    const notice = page.getByRole('listitem').filter({ has: page.getByText(title) });
    await expect(notice).toContainText('You weren’t charged.');
    await expect(notice).toContainText(reference);
  }
  await page.goto('/billing/pay-bill');
  await page.getByRole('link', { name: customer.say('news', 'see') }).click();
  await expect(page.getByText(`LW-PAY-060 · ${reference}`)).toBeVisible();
  await page.goto('/billing/pay-bill');
  await page.getByRole('button', { name: customer.say('news', 'dismissAbout') }).click();
  await expect(page.getByText(title)).toHaveCount(0);
  await expect(page.getByText(customer.say('news', 'dismissed'))).toBeAttached();
  const device = await browser.newContext({ baseURL: edge.url });
  const elsewhere = new Customer(await device.newPage());
  await elsewhere.arrive('owner-of-billing', '/billing/pay-bill');
  await expect(elsewhere.payLink()).toBeVisible();
  await expect(elsewhere.page.getByText(title)).toHaveCount(0);
  await device.close();
});

test('a payment that the bank sent back is told where the amount due is', async ({ page }) => {
  const customer = new Customer(page);
  await customer.arrive('returned', '/billing/pay-bill');
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByText(customer.say('news', 'returned.title'))).toBeVisible();
    await expect(page.getByText('Your bank says there wasn’t enough money in the account.')).toBeVisible();
  }
  await page.goto('/billing/pay-bill');
  await page.getByRole('link', { name: customer.say('news', 'see') }).click();
  for (const day of ['paidOn', 'returnedOn']) {
    await expect(page.getByText(customer.say('payment', `result.${day}`), { exact: true })).toBeVisible();
  }
});

test('what leaves by itself is said first, and nothing asks to pay it again', async ({ page }) => {
  const customer = new Customer(page);
  await customer.arrive('autopay', '/billing/pay-bill');
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: /^Auto Pay will charge \$/ })).toBeVisible();
    await expect(page.getByRole('link', { name: customer.say('due', 'pay') })).toHaveCount(0);
  }
});

test('a payment that is scheduled can be opened again from how the account is paid', async ({ page }) => {
  const customer = new Customer(page);
  await customer.arrive('scheduled', '/billing/pay-bill');
  const settings = page.getByRole('list', { name: customer.say('home', 'howYouPay.heading') });
  await settings
    .getByRole('link', { name: customer.startsLike('home', 'howYouPay.scheduled_other') })
    .click();
  await expect(customer.heading('scheduledPayment', 'list.heading')).toBeVisible();
  await expect(customer.button('scheduledPayment', 'list.manageWhich')).toHaveCount(2);
});
