import { MakePaymentDocument } from '@linework/contract';
import { expect, test } from './support/journey.ts';
import { Customer } from './support/walk.ts';

const confirmations = /^Confirmation number$/;

test('a double click pays once', async ({ page, watch }) => {
  const customer = new Customer(page);
  await customer.openPayment('tempoff');
  await customer.chooseAmountDue();
  await customer.giveSavedCard();
  await customer.payToday();
  await customer.payButton().dblclick();
  await customer.expectPaid();
  await expect(page.getByText(confirmations)).toBeVisible();
  const sent = watch.requests.filter(({ body }) => body.includes(MakePaymentDocument.id));
  expect(sent).toHaveLength(1);
});

test('of two tabs that pay at once, one pays', async ({ page, context }) => {
  const one = new Customer(page);
  await one.openPayment('pastdue43');
  const other = new Customer(await context.newPage());
  await other.page.goto('/billing/pay-bill?open=otp');
  // Before either has entered anything that the other would resume.
  await expect(other.heading('oneTimePayment', 'amount.heading')).toBeVisible();
  for (const customer of [one, other]) {
    await customer.chooseAmountDue();
    await customer.giveSavedCard();
    await customer.payToday();
  }
  await Promise.all([one.pay(), other.pay()]);
  const paid = one
    .outcome('LW-PAY-001', 'titleWith')
    .or(one.outcome('LW-PAY-020'))
    .or(one.outcome('LW-PAY-041'));
  const alsoPaid = other
    .outcome('LW-PAY-001', 'titleWith')
    .or(other.outcome('LW-PAY-020'))
    .or(other.outcome('LW-PAY-041'));
  await expect(paid).toBeVisible({ timeout: 15_000 });
  await expect(alsoPaid).toBeVisible({ timeout: 15_000 });
  const results = [
    await one.outcome('LW-PAY-001', 'titleWith').count(),
    await other.outcome('LW-PAY-001', 'titleWith').count(),
  ];
  expect(results.toSorted()).toEqual([0, 1]);
});

test('when a colleague has paid meanwhile, the new figures are shown and nothing is taken; Back from the new amount leads out', async ({
  page,
  browser,
  baseURL,
}) => {
  const owner = new Customer(page);
  await owner.openPayment('pastdue50');
  await owner.chooseAmountDue();
  await owner.giveSavedCard();
  await owner.payToday();

  const colleague = await browser.newContext({ baseURL: baseURL ?? '' });
  const admin = new Customer(await colleague.newPage());
  await admin.openPayment('pastdue50-admin');
  await admin.chooseOther('10.00');
  await admin.giveSavedCard();
  await admin.payToday();
  await admin.pay();
  await admin.expectPaid();
  await colleague.close();

  await owner.pay();
  await expect(owner.outcome('LW-PAY-020')).toBeVisible();
  await expect(page.getByText(owner.say('payment', 'changed.other'))).toContainText('$10.00');
  await owner.button('actions', 'reviewAmount').click();
  await expect(owner.heading('oneTimePayment', 'amount.heading')).toBeVisible();
  await page.goBack();
  await expect(owner.payLink()).toBeFocused();
});
