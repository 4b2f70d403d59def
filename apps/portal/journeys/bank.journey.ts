import { expect, expectAccessible, test } from './support/journey.ts';
import { Customer } from './support/walk.ts';

const numbersAtTheBank = ['000100001', '999000001'];

/** The sample bank's page, which is not the portal's. */
const atTheBank = ({ page }: Customer) => ({
  heading: page.getByRole('heading', { name: 'Choose the account to connect' }),
  connect: page.getByRole('button', { name: 'Connect this account' }),
  cancel: page.getByRole('button', { name: 'Cancel and go back' }),
});

/** From the step that asks for a method to the bank's own page. */
async function goToBank(customer: Customer): Promise<void> {
  await customer.page.getByRole('radio', { name: /^New bank account/ }).press(' ');
  await customer.button('flow', 'continue').click();
  await expect(customer.heading('flow', 'bank.heading')).toBeVisible();
  await customer.button('flow', 'bank.connect').click();
  await expect(atTheBank(customer).heading).toBeVisible();
}

test('a customer signs in to their bank and pays from there; coming back without an account loses nothing', async ({
  page,
  watch,
}) => {
  watch.expects(/status of 503/);
  const customer = new Customer(page);
  const bank = atTheBank(customer);
  await customer.openPayment('bankconnect');
  await customer.chooseOther('12.50');
  await goToBank(customer);
  await expectAccessible(page);
  await bank.cancel.click();
  await expect(customer.heading('flow', 'bank.heading')).toBeFocused();
  await expect(page.getByText(customer.say('flow', 'bank.noAccount'))).toBeVisible();
  await expect(customer.button('flow', 'bank.numbers')).toBeVisible();
  await expect(page).toHaveURL(/step=bank$/);

  await customer.button('flow', 'bank.connect').click();
  await page.getByRole('radio', { name: 'Lets no one in today' }).check();
  await bank.connect.click();
  await expect(customer.outcome('LW-PAY-061')).toBeFocused();
  await expect(customer.way('enterNumbers')).toBeVisible();
  await expectAccessible(page);
  await customer.way('connectAgain').click();
  await page.getByRole('radio', { name: 'Lets no one in today' }).check();
  await bank.connect.click();
  await expect(customer.outcome('LW-PAY-061')).toBeFocused();
  await customer.way('useAnotherMethod').click();
  await expect(customer.heading('oneTimePayment', 'method.heading')).toBeVisible();

  await goToBank(customer);
  await bank.connect.click();
  await expect(customer.heading('oneTimePayment', 'date.heading')).toBeFocused();
  await expect(page).toHaveURL(/step=date$/);
  await customer.payToday();
  await expect(page.getByText('First Sample Bank ···· 0001').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay $12.50 today' })).toBeVisible();
  await expectAccessible(page);
  await customer.pay();
  await expect(customer.outcome('LW-PAY-003', 'titleWith')).toBeVisible();
  const seen = watch.requests.map(({ url, body }) => `${url}${body}`).join();
  for (const number of numbersAtTheBank) expect(seen).not.toContain(number);
});

test('a bank is signed in to for the wallet, and for Auto Pay, whose debits it then pays', async ({
  page,
}) => {
  const customer = new Customer(page);
  const bank = atTheBank(customer);
  await customer.arrive('bankconnect', '/billing/bill-pay-options?open=pm&step=bank');
  await expect(customer.heading('flow', 'bank.heading')).toBeVisible();
  await expect(customer.button('flow', 'bank.numbers')).toBeVisible();
  await customer.button('flow', 'bank.connect').click();
  await page
    .getByRole('radio', { name: /savings/i })
    .first()
    .check();
  await bank.connect.click();
  const named = page.getByRole('heading', { level: 1, name: customer.startsLike('wallet', 'name.heading') });
  await expect(named.filter({ hasText: '0002' })).toBeFocused();
  await expectAccessible(page);
  await customer.button('wallet', 'name.save').click();
  await customer.button('wallet', 'offer.decline').click();
  const added = page.getByRole('heading', { level: 1, name: customer.startsLike('wallet', 'done.added') });
  await expect(added.filter({ hasText: '0002' })).toBeFocused();

  await page.goto('/billing/pay-bill?open=ap');
  await page
    .getByRole('radio', { name: customer.startsLike('autoPayEnroll', 'amount.enrollOnly') })
    .press(' ');
  await customer.button('flow', 'continue').click();
  await goToBank(customer);
  await bank.connect.click();
  const turnOn = customer.button('autoPayEnroll', 'review.turnOn');
  await expect(turnOn).toBeVisible();
  await expect(page.getByText('First Sample Bank ···· 0001').first()).toBeVisible();
  await expectAccessible(page);
  for (const terms of ['electronicPayment', 'service'])
    await page.getByRole('checkbox', { name: customer.say('autoPay', `terms.${terms}`) }).press(' ');
  await turnOn.click();
  await expect(customer.heading('autoPayEnroll', 'result.on')).toBeFocused();
});
