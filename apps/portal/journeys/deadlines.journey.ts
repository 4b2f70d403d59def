import { expect, test } from './support/journey.ts';
import { Customer } from './support/walk.ts';

const dayMonth =
  /(?:January|February|March|April|May|June|July|August|September|October|November|December)\s\d{1,2}/;

test('the last day to pay is one day, on billing home and on the account’s summary', async ({ page }) => {
  const customer = new Customer(page);
  await customer.arrive('pastdue30', '/billing/pay-bill');
  const standing = page.getByText(customer.say('standings', 'past-due-30'));
  await expect(standing).toBeVisible();
  const asked = page.getByRole('heading', { name: /^Pay \$/ });
  const [day = 'none'] = ((await asked.textContent()) ?? '').match(dayMonth) ?? [];
  await page.goto('/account-summary');
  await expect(standing).toBeVisible();
  await expect(asked).toContainText(day);
});

test('a payment on its way that covers what is past due leaves nothing that threatens', async ({ page }) => {
  const customer = new Customer(page);
  await customer.arrive('pending', '/billing/pay-bill');
  await expect(page.getByText(customer.say('standings', 'pastDueCovered.title'))).toBeVisible();
  await expect(page.getByText(customer.say('standings', 'daysPastDue_other'))).toHaveCount(0);
  await expect(page.getByRole('heading', { name: customer.say('nextSteps', 'heading') })).toHaveCount(0);
});

test('whoever has to pay today is asked for no day, and reads at the review that it is today', async ({
  page,
}) => {
  const customer = new Customer(page);
  await customer.openPayment('pastdue43');
  const steps = page.getByRole('list', { name: customer.say('oneTimePayment', 'steps.label') });
  await expect(steps.getByText(customer.say('oneTimePayment', 'steps.method'))).toBeAttached();
  await expect(steps.getByText(customer.say('oneTimePayment', 'steps.date'))).toHaveCount(0);
  await customer.chooseAmountDue();
  await customer.giveSavedCard();
  expect(await customer.isAskedForDay()).toBe(false);
  await expect(page.getByText(customer.say('payment', 'review.today'))).toBeVisible();
});

test('a day after the due date is said to be late, where it is chosen and where it is reviewed', async ({
  page,
}) => {
  const customer = new Customer(page);
  await customer.openPayment('bankconnect');
  await customer.chooseAmountDue();
  await customer.giveSavedCard();
  await customer.typeAnotherDay(50);
  const notice = page.getByText(customer.say('payment', 'date.late.title_other'));
  await expect(notice).toBeVisible();
  await customer.button('flow', 'continue').click();
  await expect(customer.review()).toBeVisible();
  await expect(notice).toBeVisible();
});
