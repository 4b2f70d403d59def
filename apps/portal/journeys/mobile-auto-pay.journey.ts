import { CancelAutoPayDocument, EnrollAutoPayDocument, MakePaymentDocument } from '@linework/contract';
import { acceptTerms } from './support/accept-terms.ts';
import { expect, expectAccessible, test } from './support/journey.ts';
import { sentWith } from './support/sent-with.ts';
import { Customer } from './support/walk.ts';

test('whose mobile service has no Auto Pay is told so on billing home, and led to turn it on', async ({
  page,
  watch,
}) => {
  const customer = new Customer(page);
  const { say } = customer;
  const notice = page.getByText(say('mobileStandings', 'missingAutoPay.title'));
  await customer.arrive('mobile', '/billing/pay-bill');
  await expect(notice).toBeVisible();
  await page.getByRole('link', { name: say('mobileStandings', 'missingAutoPay.turnOn') }).click();
  await expect(customer.heading('autoPayEnroll', 'amount.mobile.heading')).toBeFocused();
  await expectAccessible(page);
  await page
    .getByRole('radio', { name: customer.startsLike('autoPayEnroll', 'amount.enrollOnly') })
    .press(' ');
  await customer.button('flow', 'continue').click();
  await expect(customer.heading('autoPayEnroll', 'method.heading')).toBeFocused();
  await expect(page.getByText(say('autoPayEnroll', 'method.mobileTakesCards'))).toBeVisible();
  // What opens it again for another is said by the address: it is still mobile service's.
  expect(page.url()).toContain('for=mobile');
  await customer.giveSavedCard();
  await expect(page.getByText(say('autoPayEnroll', 'review.mobileBill'))).toBeVisible();
  await expectAccessible(page);
  await acceptTerms(customer);
  await customer.button('autoPayEnroll', 'review.turnOn').click();
  await expect(customer.heading('autoPayEnroll', 'result.mobile.on')).toBeFocused();
  await expect(page.getByText('$186.40').first()).toBeVisible();
  await expectAccessible(page);
  expect(sentWith(watch, EnrollAutoPayDocument)).toHaveLength(1);
  await page.goto('/billing/pay-bill');
  await expect(page.getByText(say('billingHome', 'howYouPay.heading')).first()).toBeVisible();
  await expect(notice).toBeHidden();
});

test('of two, what a change is for is asked, and mobile Auto Pay is canceled alone, told that it is required', async ({
  page,
  watch,
}) => {
  const customer = new Customer(page);
  const { say } = customer;
  await customer.arrive('mobileautopay', '/billing/pay-bill?open=apm&step=services');
  await expect(customer.heading('autoPayManage', 'services.heading')).toBeFocused();
  await customer.button('flow', 'continue').click();
  await expect(page.getByText('Please select service(s) for Auto Pay changes.').first()).toBeVisible();
  await page.goto('/account-summary');
  await page.getByRole('link', { name: customer.startsLike('mobileCard', 'autoPay.on') }).click();
  await expect(page.getByText('$186.40').first()).toBeVisible();
  await customer.button('autoPayManage', 'summary.cancelMobile').click();
  await expect(page.getByText(say('autoPayManage', 'cancel.mobileRequires'))).toBeVisible();
  await expectAccessible(page);
  await customer.button('autoPayManage', 'cancel.submitMobile').click();
  await expect(customer.heading('autoPayManage', 'result.offMobile')).toBeFocused();
  await expectAccessible(page);
  expect(sentWith(watch, CancelAutoPayDocument)).toHaveLength(1);
  // It is the mobile bill that is left to pay, not the account's.
  await customer.button('actions', 'makePayment').click();
  await expect(customer.heading('devicePayment', 'bill.heading')).toBeFocused();
  await page.goto('/billing/pay-bill');
  await expect(page.getByText(say('mobileStandings', 'missingAutoPay.title'))).toBeVisible();
});

test.describe('in Spanish on a phone', () => {
  test.use({ locale: 'es', viewport: { width: 390, height: 844 } });

  test('a mobile bill that took service is paid from its notice, and service is told to be on its way', async ({
    page,
    watch,
  }) => {
    const customer = new Customer(page, 'es');
    const { say } = customer;
    await customer.arrive('mobileoff', '/billing/pay-bill');
    const pay = page.getByRole('link', { name: say('mobileStandings', 'pay') });
    // On a phone a notice is folded.
    if (!(await pay.isVisible()))
      await page
        .getByRole('button', { name: say('accountNews', 'details') })
        .first()
        .click();
    await pay.click();
    await expect(customer.heading('devicePayment', 'bill.heading')).toBeFocused();
    await expectAccessible(page);
    await customer.button('flow', 'continueWith').click();
    await expect(customer.heading('devicePayment', 'method.heading')).toBeFocused();
    await customer.giveSavedCard();
    await expect(customer.review()).toBeFocused();
    await expect(page.getByText(say('payment', 'brings.howMobile'))).toBeVisible();
    await customer.pay();
    await customer.expectPaid();
    await expect(page.getByText(say('payment', 'result.serviceBack.title'))).toBeVisible();
    expect(sentWith(watch, MakePaymentDocument)).toHaveLength(1);
    await page.goto('/billing/pay-bill');
    await expect(page.getByText(say('billingHome', 'howYouPay.heading')).first()).toBeVisible();
    await expect(page.getByText(say('mobileStandings', 'temporarilyDisconnected.title'))).toBeHidden();
  });
});
