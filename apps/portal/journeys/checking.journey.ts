import { expect, test } from './support/journey.ts';
import { Customer } from './support/walk.ts';

const warning = 'Don’t pay again while we confirm this payment.';

/** Pays with a card whose processor falls silent, up to the page that says so. */
async function payIntoSilence(customer: Customer, username: string, number: string): Promise<void> {
  await customer.openPayment(username);
  await customer.chooseAmountDue();
  await customer.giveNewCard({ number });
  await customer.payToday();
  await customer.pay();
  await expect(customer.outcome('LW-PAY-040')).toBeVisible({ timeout: 20_000 });
}

test('a payment without an answer is being checked, survives its tab, and blocks a second one', async ({
  page,
  context,
}) => {
  await payIntoSilence(new Customer(page), 'hotlined', '4000000000000226');
  await page.close();
  const later = await context.newPage();
  await later.goto('/billing/pay-bill');
  await expect(later.getByText(warning)).toBeVisible();
  await expect(later.getByRole('link', { name: /^Pay \$/ })).toHaveCount(0);
  await expect(later.getByText('Total if this payment went through')).toBeVisible();
  await expect(
    later.getByRole('heading', { name: /Expect an update by .* \d+:\d\d\s[AP]M\s\w+\.$/ }),
  ).toBeVisible();
  await later.getByRole('link', { name: 'View this payment' }).click();
  await expect(later).toHaveURL(/open=otp&step=result&payment=/);
  await expect(later.getByRole('heading', { name: 'We’re confirming this payment' })).toBeVisible();
});

test('a payment that was taken without an answer is found, and is paid', async ({ page }) => {
  const customer = new Customer(page);
  await payIntoSilence(customer, 'owner-of-billing', '4000000000000218');
  await expect(async () => {
    await page.goto('/billing/pay-bill');
    await expect(page.getByRole('heading', { name: 'Recent activity' })).toBeVisible();
    await expect(page.getByText(warning)).toHaveCount(0, { timeout: 1_000 });
  }).toPass({ timeout: 40_000 });
  await expect(page.getByText('Nothing due right now')).toBeVisible();
});
