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
  await customer.signIn('pastdue50', '/account-summary');
  await expect(page.getByText(customer.say('summary', 'services.off')).first()).toBeVisible();
  await expect(page.getByText(customer.say('summary', 'services.on'))).toHaveCount(0);
});

test('whoever paid after equipment was asked for is told whom to call', async ({ page }) => {
  const customer = new Customer(page);
  await customer.openPayment('pastdue76');
  await payBySavedCard(customer);
  for (const path of pages) {
    await page.goto(path);
    const notice = page
      .getByRole('listitem')
      .filter({ has: page.getByText(customer.say('news', 'callToRestore.title')) });
    await expect(notice.getByRole('link')).toHaveAttribute('href', /^tel:/);
  }
});

test('a payment that nobody could settle in a day is told, and nothing looks paid', async ({ page }) => {
  const customer = new Customer(page);
  await customer.signIn('handedover', '/billing/pay-bill');
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByText(customer.say('news', 'withSupport.title'))).toBeVisible();
    await expect(page.getByText('Nothing due')).toHaveCount(0);
  }
});

test('a payment that the bank sent back is told where the amount due is', async ({ page }) => {
  const customer = new Customer(page);
  await customer.signIn('returned', '/billing/pay-bill');
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByText(customer.say('news', 'returned.title'))).toBeVisible();
  }
});

test('what leaves by itself is said first, and the way to pay now stands back', async ({ page }) => {
  const customer = new Customer(page);
  await customer.signIn('autopay', '/billing/pay-bill');
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: customer.say('news', 'covered.autoPay') })).toBeVisible();
    await expect(page.getByRole('link', { name: customer.say('home', 'hero.pay') })).toBeVisible();
  }
});
