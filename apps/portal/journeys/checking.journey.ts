import { expect, test } from './support/journey.ts';
import { Customer } from './support/walk.ts';

test('a payment without an answer is being checked, survives its tab, blocks a second one, and is settled', async ({
  page,
  context,
}) => {
  const customer = new Customer(page);
  await customer.openPayment('hotlined');
  await customer.chooseAmountDue();
  await customer.giveNewCard({ number: '4000000000000218' });
  await customer.payToday();
  await customer.pay();
  await expect(customer.outcome('LW-PAY-040')).toBeVisible({ timeout: 20_000 });
  await page.close();

  const later = await context.newPage();
  await later.goto('/billing/pay-bill');
  await expect(later.getByText('We’re checking a payment. Don’t pay again.')).toBeVisible();
  await expect(later.getByRole('link', { name: /^Pay \$/ })).toHaveCount(0);
  await expect(async () => {
    await later.reload();
    await expect(later.getByText('Recent activity')).toBeVisible();
    await expect(later.getByText('We’re checking a payment. Don’t pay again.')).toHaveCount(0, {
      timeout: 1_000,
    });
  }).toPass({ timeout: 40_000 });
});
