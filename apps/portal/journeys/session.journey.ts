import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/journey.ts';
import { Customer } from './support/walk.ts';

const idle = 781_000;

/** What the customer just did is told to the server within half a minute; from then on nobody does anything. */
async function goIdle(page: Page, forMilliseconds = idle): Promise<void> {
  const told = page.waitForResponse(/session\/v1\/ping/);
  await page.clock.fastForward(31_000);
  // Heard by the page as well, before its time goes on: else the session would seem to be extended after it.
  await (await told).finished();
  await page.evaluate(() => document.title);
  await page.clock.fastForward(forMilliseconds);
}

test('after thirteen idle minutes the portal asks, and staying closes the question in every tab', async ({
  page,
  context,
}) => {
  await context.clock.install();
  const customer = new Customer(page);
  await customer.signIn('returned');
  const other = new Customer(await context.newPage());
  await other.page.goto('/account-summary');
  await expect(other.heading('summary', 'heading')).toBeVisible();
  await goIdle(page);
  const question = (tab: Customer) => tab.page.getByRole('alertdialog');
  await expect(question(customer)).toBeVisible();
  await expect(question(other)).toBeVisible();
  await expectAccessible(page);
  await customer.button('shell', 'session.idle.stay').click();
  await expect(question(customer)).toHaveCount(0);
  await expect(question(other)).toHaveCount(0);
});

test('Back extends the session and closes the question', async ({ page }) => {
  await page.clock.install();
  const customer = new Customer(page);
  await customer.signIn('pending');
  await page
    .getByRole('link', { name: customer.say('shell', 'navigation.billing') })
    .first()
    .click();
  await expect(customer.heading('home', 'heading')).toBeFocused();
  await goIdle(page);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(customer.heading('summary', 'heading')).toBeVisible();
});

test('when nobody answers the session ends, and the payment is resumed after the next sign-in', async ({
  page,
}) => {
  await page.clock.install();
  const customer = new Customer(page);
  await customer.openPayment('expired');
  await customer.chooseOther('9.00');
  await goIdle(page, idle + 120_000);
  await expect(page).toHaveURL(/\/login\?targetUrl=/);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await customer.fillSignIn('expired');
  await customer.submitSignIn();
  await page.clock.fastForward(1_000);
  await expect(page.getByText('Nothing has been paid yet.', { exact: false })).toBeVisible();
});

test('signing out in one tab signs out the other, and nothing of the account stays', async ({
  page,
  context,
}) => {
  const customer = new Customer(page);
  await customer.signIn('cashonly', '/billing/pay-bill');
  // Loaded afresh, the page brings what it shows with it.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Recent activity' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/account-summary');
  await expect(customer.heading('home', 'heading')).toBeVisible();
  await other.getByRole('button', { name: customer.say('shell', 'signOut') }).click();
  await expect(other).toHaveURL(/\/login\?loggedOut=true$/);
  await expect(page).toHaveURL(/\/login\?loggedOut=true$/);
  expect(await page.content()).not.toContain('billingSummary');
  await customer.fillSignIn('blocked');
  await customer.submitSignIn();
  await expect(page).toHaveURL(/\/account-summary$/);
  await expect(customer.heading('summary', 'heading')).toBeVisible();
});

test('whoever is signed out as they pay goes on with their form after signing in, and nothing was paid', async ({
  page,
  context,
  watch,
}) => {
  watch.expects(/status of 401/);
  const customer = new Customer(page);
  await customer.openPayment('pastdue76');
  await customer.chooseAmountDue();
  await customer.giveNewCard({ number: '4000000000000002' });
  await customer.payToday();
  await context.clearCookies();
  await customer.pay();
  await expect(customer.outcome('LW-AUT-030')).toBeVisible();
  await customer.button('actions', 'signIn').click();
  await customer.fillSignIn('pastdue76');
  await customer.submitSignIn();
  await expect(customer.heading('oneTimePayment', 'method.heading')).toBeVisible();
  await expect(page.getByText('Nothing has been paid yet.', { exact: false })).toBeVisible();
});
