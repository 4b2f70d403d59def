import { ChangeMessageSettingDocument } from '@linework/contract';
import { expect, expectAccessible, test } from './support/journey.ts';
import { Customer } from './support/walk.ts';

const file = 'messageSettings';

test.describe('in Spanish', () => {
  test.use({ locale: 'es' });

  test('an email is switched off by keyboard, stays off, and comes on again', async ({ page, watch }) => {
    const customer = new Customer(page, 'es');
    const heading = customer.heading(file, 'title');
    const made = page.getByRole('switch', { name: customer.say(file, 'kinds.paymentMade') });
    const others = page.getByRole('switch', { checked: true });
    const saved = page.getByText(customer.say(file, 'status.saved'));
    await customer.arrive('community', '/billing/bill-pay-options');
    await page.getByRole('link', { name: customer.say('howYouPay', 'messages.open') }).click();
    await expect(heading).toBeFocused();
    await expect(page).toHaveURL(/open=msg/);
    await expect(page.getByText('@')).toBeVisible();
    await expect(others).toHaveCount(7);
    await expectAccessible(page);

    await page.keyboard.press('Tab');
    await expect(made).toBeFocused();
    await page.keyboard.press('Space');
    await expect(made).not.toBeChecked();
    await expect(saved).toBeVisible();
    await expect(made).toBeFocused();
    await expectAccessible(page);
    await page.reload();
    await expect(heading).toBeFocused();
    await expect(made).not.toBeChecked();
    await expect(others).toHaveCount(6);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(saved).toBeVisible();
    await page.reload();
    await expect(made).toBeChecked();
    await customer.button('flow', 'steps.back').click();
    await expect(customer.heading('howYouPay', 'heading')).toBeVisible();
    const sent = watch.requests.filter(({ body }) => body.includes(ChangeMessageSettingDocument.id));
    expect(sent).toHaveLength(2);
  });
});

test('without a connection the switch goes back, and is tried again once there is one', async ({
  page,
  context,
  watch,
}) => {
  watch.expects(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const customer = new Customer(page);
  const removed = page.getByRole('switch', { name: customer.say(file, 'kinds.methodRemoved') });
  await customer.arrive('pastdue43', '/billing/bill-pay-options?open=msg');
  await expect(removed).toBeChecked();
  await context.setOffline(true);
  await removed.press('Space');
  await expect(page.getByText(customer.say(file, 'unsaved.offline'))).toBeVisible();
  await expect(removed).toBeChecked();
  await context.setOffline(false);
  await customer.button(file, 'unsaved.retryWhich').click();
  await expect(page.getByText(customer.say(file, 'status.saved'))).toBeVisible();
  await expect(removed).toBeFocused();
  await expect(removed).not.toBeChecked();
});

test('who may not see bills is told who may', async ({ page }) => {
  const customer = new Customer(page);
  await customer.arrive('standard', '/billing/bill-pay-options?open=msg');
  await expect(page.getByText(customer.say('locked', 'ask'))).toBeVisible();
  await expect(page).not.toHaveURL(/open=/);
  await expect(page.getByRole('switch')).toHaveCount(0);
});
