import { expect, test } from './support/journey.ts';
import { keptBack } from './support/kept-back.ts';
import { Customer } from './support/walk.ts';

const takesNoPayments = '4000000000000234';
const approved = '4000000000000002';

/** Pays with a card whose processor takes nothing now, up to the page that says so. */
async function failToPay(customer: Customer, username: string): Promise<void> {
  await customer.openPayment(username);
  await customer.chooseAmountDue();
  await customer.giveNewCard({ number: takesNoPayments });
  await customer.payToday();
  await customer.pay();
  await expect(customer.outcome('LW-PAY-060')).toBeVisible();
}

test('a failure of ours is over: tried again it is another attempt, and another card pays', async ({
  page,
  watch,
}) => {
  const customer = new Customer(page);
  await failToPay(customer, 'hostile');
  const sent = () =>
    watch.requests.filter(({ body }) => body.includes('overpaymentConfirmed') && body.includes('"input"'))
      .length;
  const before = sent();
  await customer.way('tryAgain').click();
  await expect.poll(sent).toBe(before + 1);
  await expect(customer.outcome('LW-PAY-060')).toBeVisible();
  await customer.way('useAnotherMethod').click();
  await customer.giveNewCard({ number: approved });
  await customer.pay();
  await customer.expectPaid();
});

test('whoever leaves a failure finds billing as it was, and the button pays what it says', async ({
  page,
}) => {
  const customer = new Customer(page);
  await failToPay(customer, 'expired');
  await customer.button('actions', 'dismiss').click();
  await expect(customer.heading('home', 'heading')).toBeVisible();
  const pay = customer.payLink();
  const figure = ((await pay.textContent()) ?? '').match(/\$[\d,.]+/)?.[0] ?? 'none';
  await pay.click();
  await expect(customer.heading('oneTimePayment', 'amount.heading')).toBeVisible();
  await expect(customer.button('flow', 'continueWith')).toContainText(figure);
});

test('whoever leaves a failure finds news of it there at once, and a button to pay that stays where it is', async ({
  page,
}) => {
  const customer = new Customer(page);
  await failToPay(customer, 'expired');
  const places = await page.evaluateHandle(() => {
    const seen = new Set<number>();
    const look = () => {
      const pay = document.querySelector('main a[href*="amount=amountDue"]');
      if (pay?.checkVisibility()) seen.add(Math.round(pay.getBoundingClientRect().top));
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  await customer.button('actions', 'dismiss').click();
  await expect(customer.heading('home', 'heading')).toBeVisible();
  await expect(page.getByRole('link', { name: customer.say('actions', 'tryAgain') })).toBeVisible();
  await expect(customer.payLink()).toBeVisible();
  expect(await places.evaluate((seen) => seen.size)).toBe(1);
});

test('a payment that is begun once a failed one was thrown away is not told as one that failed', async ({
  page,
}) => {
  const customer = new Customer(page);
  await failToPay(customer, 'expired');
  await customer.button('actions', 'dismiss').click();
  const failed = page.getByText(customer.startsLike('home', 'kept.failedTitle'));
  await expect(failed).toBeVisible();
  // The page where customers land says so too, with the same way on.
  await page.goto('/account-summary');
  await expect(failed).toBeVisible();
  await expect(page.getByRole('link', { name: customer.say('actions', 'tryAgain') })).toHaveAttribute(
    'href',
    /open=otp/,
  );
  await page.goto('/billing/pay-bill');
  await expect(failed).toBeVisible();
  await customer.button('home', 'kept.discard').click();
  await expect(failed).toBeHidden();
  await customer.payLink().click();
  await customer.chooseAmountDue();
  await customer.button('flow', 'steps.leave').click();
  await expect(page.getByText(customer.startsLike('home', 'kept.titleToday'))).toBeVisible();
  await expect(failed).toBeHidden();
});

test('what was due before a payment is not said after it, however long what is due now takes', async ({
  page,
}) => {
  const customer = new Customer(page);
  await customer.openPayment('pastdue30');
  await customer.chooseOther('12.34');
  await customer.giveNewCard({ number: approved });
  await customer.payToday();
  await customer.pay();
  await customer.expectPaid();
  const answer = await keptBack(page, '**/selfservice/graph');
  await customer.button('actions', 'backToBilling').click();
  await expect(customer.heading('home', 'heading')).toBeVisible();
  await expect(customer.payLink()).toBeHidden();
  answer();
  await expect(customer.payLink()).toBeVisible();
});

test('a figure that is pressed wins over an amount that was left, which stays to be gone on with', async ({
  page,
}) => {
  const customer = new Customer(page);
  await customer.openPayment('pastdue30');
  await customer.chooseOther('12.34');
  await customer.button('flow', 'steps.leave').click();
  await page.getByRole('link', { name: customer.say('due', 'payNow') }).click();
  await expect(customer.heading('oneTimePayment', 'amount.heading')).toBeVisible();
  await expect(customer.button('flow', 'continueWith')).not.toContainText('$12.34');
  await expect(page.getByText(customer.say('oneTimePayment', 'offered.startedToday'))).toContainText(
    '$12.34',
  );
  await customer.button('flow', 'offered.continue').click();
  await expect(customer.heading('oneTimePayment', 'method.heading')).toBeVisible();
  await expect(page.getByText('$12.34').filter({ visible: true }).first()).toBeVisible();
});

test('what was left is offered where nothing was pressed, and starting over throws it away', async ({
  page,
}) => {
  const customer = new Customer(page);
  await customer.openPayment('expiring');
  await customer.chooseOther('43.21');
  await customer.button('flow', 'steps.leave').click();
  await page.goto('/billing/pay-bill?open=otp');
  await expect(customer.heading('oneTimePayment', 'offered.heading')).toBeVisible();
  await customer.button('flow', 'startOver').click();
  await expect(customer.heading('oneTimePayment', 'amount.heading')).toBeVisible();
  await page.goto('/billing/pay-bill?open=otp');
  await expect(customer.heading('oneTimePayment', 'amount.heading')).toBeVisible();
});

test('a receipt of a part offers to pay the rest, which is another payment with that figure', async ({
  page,
}) => {
  const customer = new Customer(page);
  await customer.openPayment('streaming');
  await customer.chooseOther('12.34');
  await customer.giveSavedCard();
  await customer.payToday();
  await customer.pay();
  await customer.expectPaid();
  const first = await customer.confirmationNumber();
  const rest = page.getByRole('button', { name: customer.startsLike('actions', 'payRest') });
  const figure = ((await rest.textContent()) ?? '').match(/\$[\d,.]+/)?.[0] ?? 'none';
  await rest.click();
  await expect(customer.heading('oneTimePayment', 'amount.heading')).toBeFocused();
  await expect(customer.button('flow', 'continueWith')).toContainText(figure);
  await customer.chooseAmountDue();
  await customer.giveSavedCard();
  await customer.payToday();
  await customer.pay();
  await customer.expectPaid();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(figure);
  expect(await customer.confirmationNumber()).not.toBe(first);
  await expect(rest).toHaveCount(0);
});

test('a receipt survives a reload, and its address shows it in another browser', async ({
  page,
  browser,
  baseURL,
}) => {
  const customer = new Customer(page);
  await customer.openPayment('longnames');
  await customer.chooseOther('5.00');
  await customer.giveNewCard({ number: approved });
  await customer.payToday();
  await customer.pay();
  await customer.expectPaid();
  await page.reload();
  await customer.expectPaid();
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = new Customer(await elsewhere.newPage());
  await other.signIn('longnames', page.url());
  await other.expectPaid();
  await elsewhere.close();
});

test('billing home says that a payment was left, and it can be gone on with or thrown away', async ({
  page,
}) => {
  const customer = new Customer(page);
  await customer.openPayment('bankconnect');
  await customer.chooseOther('21.09');
  await customer.button('flow', 'steps.leave').click();
  await expect(page.getByText(customer.say('home', 'kept.titleToday'))).toContainText('$21.09');
  await page.getByRole('link', { name: customer.say('home', 'kept.continue') }).click();
  await expect(customer.heading('oneTimePayment', 'method.heading')).toBeVisible();
  await customer.button('flow', 'steps.leave').click();
  await customer.button('home', 'kept.discard').click();
  await expect(page.getByText(customer.say('home', 'kept.titleToday'))).toHaveCount(0);
  await expect(customer.heading('home', 'heading')).toBeFocused();
  await page.reload();
  await expect(customer.heading('home', 'heading')).toBeVisible();
  await expect(page.getByText(customer.say('home', 'kept.titleToday'))).toHaveCount(0);
});

test('a payment in the activity leads to its receipt', async ({ page }) => {
  const customer = new Customer(page);
  await customer.openPayment('nobank');
  await customer.chooseOther('3.00');
  await customer.giveNewCard({ number: approved });
  await customer.payToday();
  await customer.pay();
  await customer.expectPaid();
  await customer.button('actions', 'backToBilling').click();
  await page
    .getByRole('link', { name: customer.startsLike('home', 'activity.payment') })
    .filter({ hasText: '$3.00' })
    .click();
  const detail = page.getByRole('complementary', { name: customer.say('transactions', 'detail.label') });
  await expect(detail.getByRole('heading', { level: 2 })).toContainText('$3.00');
});

test('a payment that was left, and is more than is due since a colleague paid, is not offered, and asks about that where it goes on', async ({
  page,
  browser,
  baseURL,
}) => {
  const owner = new Customer(page);
  await owner.openPayment('maple');
  await owner.chooseAmountDue();
  const colleague = await browser.newContext({ ...(baseURL && { baseURL }) });
  const admin = new Customer(await colleague.newPage());
  await admin.openPayment('maple-admin');
  await admin.chooseOther('10.00');
  await admin.giveSavedCard();
  await admin.payToday();
  await admin.pay();
  await admin.expectPaid();
  await colleague.close();
  await owner.openBilling();
  await expect(owner.payLink()).toBeVisible();
  await expect(page.getByRole('link', { name: owner.say('home', 'kept.continue') })).toHaveCount(0);
  await page.goto('/billing/pay-bill?open=otp&step=method');
  await expect(owner.heading('oneTimePayment', 'amount.heading')).toBeVisible();
  await owner.button('flow', 'continueWith').click();
  await owner.button('payment', 'overpayment.confirm').last().click();
  await owner.giveSavedCard();
  await owner.payToday();
  await expect(page.getByText(owner.say('payment', 'review.payingCredit'))).toContainText('$10.00');
});

test('a form that is offered after a refusal has the address of the offer, whatever was there before', async ({
  page,
  watch,
}) => {
  watch.expects(/status of 402/);
  const customer = new Customer(page);
  await customer.openPayment('community');
  await customer.chooseOther('30.00');
  await customer.giveNewCard({ number: '4000000000000168' });
  await expect(customer.outcome('LW-PAY-012')).toBeVisible();
  await page.reload();
  await expect(customer.heading('oneTimePayment', 'offered.heading')).toBeVisible();
  await expect(page).toHaveURL(/\?open=otp$/);
  await customer.button('flow', 'continueWith').click();
  await expect(customer.heading('oneTimePayment', 'method.heading')).toBeVisible();
  await expect(page).toHaveURL(/step=method$/);
});

test('an address that nobody wrote still is a page with a heading and a way on', async ({ page, watch }) => {
  watch.expects(/status of 4\d\d/);
  const customer = new Customer(page);
  await customer.arrive('hostile');
  for (const address of [
    '?open=otp&bankState=x&bankCode=y&bankProblem=<b>',
    '?open=otp&step=result&payment=<b>',
    '?open=otp&step=__proto__&amount=NaN',
    '?open=constructor#%E0%A4%A',
  ])
    await test.step(address, async () => {
      // Another page first: what differs after # alone would not be loaded anew.
      await page.goto('about:blank');
      await page.goto(`/billing/pay-bill${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.getByRole('button').or(main.getByRole('link')).first()).toBeVisible();
    });
});

test('who comes from no bank is told so and chooses another method, whatever they bring', async ({
  page,
  watch,
}) => {
  watch.expects(/status of 4\d\d/);
  const customer = new Customer(page);
  await customer.openPayment('bankconnect');
  await customer.chooseOther('8.00');
  for (const brought of ['bankCode=y', 'bankCode=y&bankProblem=<b>'])
    await test.step(brought, async () => {
      await page.goto(`/billing/pay-bill?open=otp&step=bank&bankState=x&${brought}`);
      await expect(customer.outcome('LW-PAY-061')).toBeFocused();
      await customer.way('useAnotherMethod').click();
      await expect(customer.heading('oneTimePayment', 'method.heading')).toBeVisible();
    });
});

test('an address of a step that nothing was chosen for is the first one, and says so', async ({ page }) => {
  const customer = new Customer(page);
  await customer.arrive('autoscheduled');
  for (const step of ['date', 'review']) {
    await page.goto(`/billing/pay-bill?open=otp&step=${step}`);
    await expect(customer.heading('oneTimePayment', 'amount.heading')).toBeVisible();
    await expect(page).toHaveURL(/step=amount/);
  }
});

test('more than is due is asked about, and Escape leads back to what was entered', async ({ page }) => {
  const customer = new Customer(page);
  await customer.openPayment('duetoday');
  await page.getByRole('radio', { name: customer.startsLike('payment', 'amount.other') }).press(' ');
  const field = page.getByRole('textbox', { name: customer.say('payment', 'amount.field') });
  await field.fill('900.00');
  await customer.button('flow', 'continueWith').click();
  const question = page.getByRole('alertdialog', { name: customer.say('payment', 'overpayment.title') });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(customer.heading('oneTimePayment', 'amount.heading')).toBeVisible();
  await expect(field).toHaveValue('900.00');
});
