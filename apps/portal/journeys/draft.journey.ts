import { expect, test } from './support/journey.ts';
import { Customer } from './support/walk.ts';

const pan = '4000000000000010';

test('Back goes a step back, and keeps what was entered', async ({ page }) => {
  const customer = new Customer(page);
  await customer.openPayment('expiring');
  await customer.chooseOther('7.25');
  await expect(page).toHaveURL(/step=method/);
  await page.goBack();
  await expect(customer.heading('oneTimePayment', 'amount.heading')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Payment amount' })).toHaveValue(/7\.25/);
  await page.goForward();
  await expect(customer.heading('oneTimePayment', 'method.heading')).toBeVisible();
});

test('Back right after a step’s button is not lost: flow and address are both a step back', async ({
  page,
}) => {
  const customer = new Customer(page);
  await customer.openPayment('expiring');
  const wentBack = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { pushState } = window.history;
        window.history.pushState = (...entry) => {
          window.history.pushState = pushState;
          pushState.apply(window.history, entry);
          window.addEventListener('popstate', () => resolve(), { once: true });
          window.history.back();
        };
      }),
  );
  await customer.button('flow', 'continueWith').click();
  await wentBack;
  await expect(customer.heading('oneTimePayment', 'amount.heading')).toBeVisible();
  await customer.chooseAmountDue();
  await expect(page).toHaveURL(/step=method/);
  await page.goBack();
  await expect(customer.heading('oneTimePayment', 'amount.heading')).toBeVisible();
});

test('Back from the question about an expiring card is back at the method, one step after the amount', async ({
  page,
}) => {
  const customer = new Customer(page);
  await customer.openPayment('expiring');
  await customer.chooseOther('7.50');
  await customer.giveSavedCard();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(customer.heading('oneTimePayment', 'method.heading')).toBeVisible();
  await page.goBack();
  await expect(customer.heading('oneTimePayment', 'amount.heading')).toBeVisible();
});

test('a payment that is found again asks for a card only from who had given one, and for a bank account by its name', async ({
  page,
}) => {
  const customer = new Customer(page);
  const found = page
    .getByRole('status')
    .filter({ has: page.getByText(customer.say('flow', 'resumed.title')) });
  await customer.openPayment('pastdue12');
  await customer.chooseOther('7.75');
  await page.reload();
  await expect(found).toContainText('Nothing has been paid yet.');
  await expect(found).not.toContainText(/card|account/);
  await customer.giveNewBankAccount();
  await expect(customer.review()).toBeVisible();
  await page.reload();
  await expect(found).toContainText('account numbers');
  await expect(found).not.toContainText('card');
  await customer.giveNewCard({ number: pan });
  await expect(customer.review()).toBeVisible();
  await page.reload();
  await expect(found).toContainText('card details');
});

test('a reload keeps the draft at its step, and card numbers are kept nowhere', async ({ page, watch }) => {
  const customer = new Customer(page);
  await customer.openPayment('scheduled');
  await customer.chooseOther('12.00');
  await customer.giveNewCard({ number: pan });
  // Two payments are scheduled already, so this one is made today and there is no day to choose.
  await expect(customer.review()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nothing has been paid yet.', { exact: false })).toBeVisible();

  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, window.location.href]),
  );
  expect(kept).not.toContain(pan);
  const carriers = watch.requests.filter(({ url, body }) => `${url}${body}`.includes(pan));
  expect(carriers.map(({ url }) => new URL(url).pathname)).toEqual(['/api/pub/pciedge/pci/v1/payments']);
});
