import { expect, test } from './support/journey.ts';
import { Customer } from './support/walk.ts';

const day = 86_400_000;

test('a scheduled payment that fails on its day is told with its reason, and where to pay', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const customer = new Customer(page);
  await customer.openPayment('maple');
  await customer.chooseAmountDue();
  await customer.giveNewCard({ number: '4000000000000101' });
  await expect(customer.heading('oneTimePayment', 'date.heading')).toBeVisible();
  await customer.schedule(3);
  const reference = await customer.confirmationNumber();
  const { now } = await (await request.get('/api/demo/clock')).json();
  await request.put('/api/demo/clock', { data: { now: new Date(Date.parse(now) + 4 * day).toISOString() } });
  const notice = page
    .getByRole('listitem')
    .filter({ has: page.getByText(customer.say('news', 'failed.scheduled')) });
  await expect(async () => {
    await page.goto('/billing/pay-bill');
    await expect(notice).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  for (const path of ['/billing/pay-bill', '/account-summary']) {
    await page.goto(path);
    await expect(notice).toContainText('was declined. You weren’t charged.');
    await expect(notice).toContainText(reference);
    await expect(notice.getByRole('link', { name: customer.say('news', 'pay') })).toBeVisible();
  }
});
