import { expect, expectAccessible, test } from './support/journey.ts';
import { Customer, wholePage } from './support/walk.ts';

test('a customer signs in, sees what is due, and pays it with a saved card', async ({ page }) => {
  const customer = new Customer(page);
  await page.goto('/login');
  await expect(customer.heading('signIn', 'heading')).toBeVisible();
  // The typeface comes after what is read in its stand-in, and then is what the page is written in.
  await expect(page.locator('html')).toHaveAttribute('data-typeface', 'loaded');
  await expect(page.locator('body')).toHaveCSS('font-family', /^"Inter Variable"/);
  await expectAccessible(page);
  await customer.signIn('maple');
  await expect(customer.heading('summary', 'heading')).toBeVisible();
  await expectAccessible(page);
  await customer.openBilling();
  await expect(customer.payLink()).toBeVisible();
  await expectAccessible(page);
  await customer.payLink().click();
  await expect(customer.heading('oneTimePayment', 'amount.heading')).toBeFocused();
  await expectAccessible(page);
  await customer.chooseAmountDue();
  await expectAccessible(page);
  await customer.giveSavedCard();
  await customer.payToday();
  await expectAccessible(page);
  await customer.pay();
  await customer.expectPaid();
  // At once, as when the receipt is opened again.
  await expect(page.getByText(customer.startsLike('payment', 'result.balance')).first()).toBeVisible();
  await expect(page.getByRole('article')).toContainText('$0.00');
  await expect(page.getByText(customer.say('payment', 'result.emailedTo'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: customer.say('actions', 'backToBilling') }).click();
  await expect(customer.heading('home', 'heading')).toBeVisible();
  await expect(page.getByText('Nothing due right now')).toBeVisible();
  // The receipt is what its address shows, and no payment that nobody asked for.
  await page.goBack();
  await customer.expectPaid();
  // And Back from it leads out of the payment, past all of its steps, to where the customer came from.
  await page.goBack();
  await expect(customer.heading('home', 'heading')).toBeVisible();
  await expect(page.getByText('Nothing due right now')).toBeVisible();
  await page.goBack();
  await expect(customer.heading('summary', 'heading')).toBeVisible();
});

test('a payment begun in a tab of its own is left by Back to billing, which asks for nothing any more', async ({
  page,
}) => {
  const customer = new Customer(page);
  await customer.arrive('autoscheduled', '/billing/pay-bill');
  const link = await customer.payLink().getAttribute('href');
  const tab = await page.context().newPage();
  const inTab = new Customer(tab);
  await tab.goto(link ?? '');
  await inTab.chooseAmountDue();
  await inTab.giveSavedCard();
  await inTab.payToday();
  await inTab.pay();
  await inTab.expectPaid();
  await tab.goBack();
  await expect(inTab.heading('home', 'heading')).toBeVisible();
  await expect(tab).toHaveURL(/\/billing\/pay-bill$/);
  // None of its steps is left behind.
  await tab.goBack();
  await expect(tab).toHaveURL('about:blank');
});

test('a new card that was saved is there the next time', async ({ page }) => {
  const customer = new Customer(page);
  await customer.openPayment('duetoday');
  await customer.chooseOther('5.00');
  await customer.giveNewCard({ number: '5100 0000 0000 0008', save: true });
  await customer.payToday();
  await customer.pay();
  await customer.expectPaid();
  const isSaved = page.getByText(customer.say('payment', 'result.saved'));
  await expect(isSaved).toBeVisible();
  // The receipt says so whenever it is opened.
  await page.reload();
  await customer.expectPaid();
  await expect(isSaved).toBeVisible();
  await page.goto('/billing/pay-bill?open=otp');
  await customer.chooseAmountDue();
  await expect(page.getByRole('radio', { name: /Mastercard ···· 0008/ })).toBeAttached();
});

test('a payment from a new bank account is pending, not paid, wherever it is told', async ({ page }) => {
  const customer = new Customer(page);
  await customer.openPayment('pastdue12');
  await customer.chooseAmountDue();
  await customer.giveNewBankAccount();
  await customer.payToday();
  await customer.pay();
  await expect(customer.outcome('LW-PAY-003', 'titleWith')).toBeVisible();
  await page.goto('/billing/pay-bill');
  await expect(page.getByText(customer.say('home', 'alerts.pending.bankAccount.title'))).toBeVisible();
  await expect(page.getByText(customer.say('home', 'alerts.pending.creditCard.title'))).toHaveCount(0);
});

test('a saved bank account has one name, and takes a few days, before it pays and after', async ({
  page,
}) => {
  const name = 'Business checking ···· 6789';
  const fewDays = /a few days/;
  const customer = new Customer(page);
  await customer.openPayment('owner-of-billing');
  await customer.chooseOther('4.00');
  await page.getByRole('radio', { name }).press(' ');
  await customer.button('flow', 'continue').click();
  await customer.payToday();
  const main = page.getByRole('main');
  const expectBoth = async () => {
    await expect(main.getByText(name).locator('visible=true').first()).toBeVisible();
    await expect(main.getByText(fewDays).first()).toBeVisible();
    await expect(main.getByText(/24 hours/)).toHaveCount(0);
  };
  await expectBoth();
  await customer.pay();
  await expect(customer.outcome('LW-PAY-003', 'titleWith')).toBeVisible();
  await expectBoth();
  await customer.openBilling();
  await expectBoth();
});

test('a payment is scheduled for another day', async ({ page }) => {
  const customer = new Customer(page);
  await customer.openPayment('owner-of-admin');
  await customer.chooseAmountDue();
  await customer.giveSavedCard();
  await customer.schedule(7);
});

test('where nothing is due an amount is all that is asked for, and a card that cannot be saved says so', async ({
  page,
}) => {
  const customer = new Customer(page);
  await customer.arrive('credit', '/billing/pay-bill?open=otp');
  const amount = page.getByRole('textbox', { name: customer.say('payment', 'amount.field') });
  await amount.fill('25.00');
  await expect(page.getByRole('radio')).toHaveCount(0);
  // What it becomes was said already, so nobody is asked whether they mean it.
  await customer.chooseAmountDue();
  await customer.giveNewCard({ number: '4000 0000 0000 0028', save: true });
  await customer.payToday();
  await expect(page.getByText(customer.say('payment', 'review.payingAhead'))).toBeVisible();
  await expect(page.getByText(customer.say('methods', 'newMethodNeverSaved'))).toBeVisible();
  await customer.pay();
  await customer.expectPaid();
  await expect(page.getByText(customer.say('payment', 'result.saved'))).toHaveCount(0);
});

test('the figure that is due is copied once', async ({ page }) => {
  const customer = new Customer(page);
  await customer.arrive('pastdue30', '/billing/pay-bill');
  const figure = page.getByRole('heading', { level: 2, name: /\$/ }).first();
  await expect(wholePage(page)).toBeVisible();
  const copied = await figure.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    return getSelection()?.toString() ?? '';
  });
  expect(copied.match(/[\d,]+\.\d\d/g)).toHaveLength(1);
  expect(copied.match(/\$/g)).toHaveLength(1);
});
