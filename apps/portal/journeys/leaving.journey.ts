import { MakePaymentDocument } from '@linework/contract';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/journey.ts';
import { Customer } from './support/walk.ts';

/** Holds the payment's request back until it is let go. */
async function holdPayment(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/*', async (route) => {
    if (route.request().postData()?.includes(MakePaymentDocument.id)) await held.promise;
    await route.fallback();
  });
  return held.resolve;
}

test('leaving while a payment is being made says that it goes on, and billing tells what came of it', async ({
  page,
}) => {
  const customer = new Customer(page);
  await customer.openPayment('duetoday');
  await customer.chooseAmountDue();
  await customer.giveSavedCard();
  await customer.payToday();
  const letGo = await holdPayment(page);
  await customer.pay();
  await customer.button('flow', 'steps.leave').click();
  const question = page.getByRole('alertdialog', { name: customer.say('oneTimePayment', 'leaving.title') });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await customer.button('flow', 'leaving.stay').click();
  await expect(question).toHaveCount(0);
  await customer.button('shell', 'more').click();
  await expect(page.getByText(customer.say('shell', 'signOutWhilePaying'))).toBeVisible();
  await page.keyboard.press('Escape');
  await customer.button('flow', 'steps.leave').click();
  await customer.button('flow', 'leaving.leave').click();
  await expect(customer.heading('home', 'heading')).toBeVisible();
  const answered = page.waitForResponse(
    (response) => response.request().postData()?.includes(MakePaymentDocument.id) ?? false,
  );
  letGo();
  await answered;
  const told = page.getByRole('heading', { name: customer.startsLike('due', 'lead.nothing') });
  await expect(told).toBeVisible();
});
