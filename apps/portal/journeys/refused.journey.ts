import { MakePaymentDocument } from '@linework/contract';
import { expect, test } from './support/journey.ts';
import { Customer } from './support/walk.ts';

test('a declined card takes no money, is found by its reference, and another one pays', async ({
  page,
  edge,
}) => {
  const customer = new Customer(page);
  await customer.openPayment('nobank');
  await customer.chooseAmountDue();
  await customer.giveNewCard({ number: '4000000000000101' });
  await customer.payToday();
  await customer.pay();
  await expect(customer.outcome('LW-PAY-010')).toBeVisible();
  const reference = await customer.referenceOf('LW-PAY-010');
  expect(edge.log()).toContain(`"paymentReference":"${reference}"`);
  await customer.way('useAnotherMethod').click();
  await expect(customer.heading('oneTimePayment', 'method.heading')).toBeVisible();
  await customer.giveNewCard({ number: '4000000000000002' });
  // The day was chosen already, so what is left is to look and pay.
  await expect(customer.review()).toBeVisible();
  await customer.pay();
  await customer.expectPaid();
});

test('after a payment that was tried again in vain Back leads to how it is paid, not to the first try', async ({
  page,
}) => {
  const customer = new Customer(page);
  await customer.openPayment('hotlined');
  await customer.chooseAmountDue();
  await customer.giveNewCard({ number: '4000000000000234' });
  await customer.payToday();
  await customer.pay();
  await expect(customer.outcome('LW-PAY-060')).toBeVisible();
  const first = await customer.referenceOf('LW-PAY-060');
  await customer.way('tryAgain').click();
  await expect(page.getByText('LW-PAY-060 · ')).toBeVisible();
  await expect(page.getByText(first)).toHaveCount(0);
  await page.goBack();
  await expect(customer.heading('oneTimePayment', 'method.heading')).toBeVisible();
});

test('where no day is asked for, one Back from choosing another method leads to the amount, and one more out', async ({
  page,
}) => {
  const customer = new Customer(page);
  await customer.openPayment('scheduled');
  await customer.chooseOther('5.00');
  await customer.giveNewCard({ number: '4000000000000101' });
  expect(await customer.isAskedForDay()).toBe(false);
  await customer.pay();
  await customer.way('useAnotherMethod').click();
  await expect(customer.heading('oneTimePayment', 'method.heading')).toBeVisible();
  await page.goBack();
  await expect(customer.heading('oneTimePayment', 'amount.heading')).toBeVisible();
  await page.goBack();
  await expect(customer.payLink()).toBeFocused();
});

test('a security code that does not match is said before anything is sent, and can be entered again', async ({
  page,
  watch,
}) => {
  watch.expects(/status of 4\d\d/);
  const customer = new Customer(page);
  await customer.openPayment('softoff');
  await customer.chooseAmountDue();
  await customer.giveSavedCard('000');
  await expect(customer.securityCode()).toHaveAttribute('aria-invalid', 'true');
  const errors = page.getByRole('group', { name: customer.say('forms', 'errorSummary') });
  await expect(errors).toBeFocused();
  await errors.getByRole('link').click();
  await expect(customer.securityCode()).toBeFocused();
  await expect(customer.heading('oneTimePayment', 'method.heading')).toBeVisible();
  expect(watch.requests.some(({ body }) => body.includes(MakePaymentDocument.id))).toBe(false);
  await customer.giveSavedCard();
  await customer.payToday();
});

test('what a field asks for and what it says is wrong follow the card, and an empty field is called empty', async ({
  page,
}) => {
  const customer = new Customer(page);
  await customer.openPayment('pastdue12');
  await customer.chooseAmountDue();
  await customer.openNewCard();
  await customer.button('flow', 'continue').click();
  const code = customer.securityCode();
  await expect(code).toHaveAccessibleDescription(/three digits/i);
  await page.getByRole('textbox', { name: customer.say('methods', 'card.number') }).fill('3700 000000 00002');
  await expect(code).toHaveAccessibleDescription(/four digits on the front/i);
  await expect(code).toHaveAccessibleDescription(/four-digit/i);
  await expect(code).not.toHaveAccessibleDescription(/three/i);
  await customer.button('flow', 'steps.back').click();
  await page.getByRole('radio', { name: customer.startsLike('methods', 'picker.newBankAccount') }).press(' ');
  await customer.button('flow', 'continue').click();
  await expect(customer.heading('flow', 'bankAccount.heading')).toBeVisible();
  await customer.button('flow', 'continue').click();
  await expect(
    page.getByRole('textbox', { name: customer.say('methods', 'bank.routingNumber') }),
  ).toHaveAccessibleDescription(/Enter your bank’s routing number/);
});
