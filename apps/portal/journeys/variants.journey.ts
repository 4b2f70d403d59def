import { devices } from '@playwright/test';
import { expect, expectAccessible, test } from './support/journey.ts';
import { Customer } from './support/walk.ts';

test.describe('in Spanish', () => {
  test.use({ locale: 'es-US' });

  test('the same walk pays', async ({ page }) => {
    const customer = new Customer(page, 'es');
    await customer.openPayment('longnames');
    await customer.chooseAmountDue();
    await customer.giveSavedCard();
    await customer.payToday();
    await expectAccessible(page);
    await customer.pay();
    await customer.expectPaid();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
  });
});

test.describe('on a screen of 320 px, in the dark', () => {
  test.use({
    viewport: { width: 320, height: 640 },
    colorScheme: 'dark',
    userAgent: devices['Pixel 7'].userAgent,
  });

  test('the same walk pays, and nothing scrolls sideways', async ({ page }) => {
    const customer = new Customer(page);
    const fits = async () => {
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(320);
    };
    await customer.openPayment('honolulu');
    await fits();
    await customer.chooseAmountDue();
    await fits();
    await customer.giveSavedCard();
    await customer.payToday();
    await fits();
    await expectAccessible(page);
    await customer.pay();
    await customer.expectPaid();
    await fits();
  });
});

test('the same walk pays with the keyboard alone', async ({ page }) => {
  const customer = new Customer(page);
  const press = (key: string) => page.keyboard.press(key);
  const tabTo = async (name: RegExp) => {
    for (let count = 0; count < 60; count += 1) {
      await press('Tab');
      const isThere = await page.evaluate(
        (source) => new RegExp(source).test(document.activeElement?.textContent?.trim() ?? ''),
        name.source,
      );
      if (isThere) return;
    }
    throw new Error(`Tab never reached ${name}`);
  };
  await page.goto('/login?targetUrl=/billing/pay-bill');
  await page.getByLabel(customer.say('signIn', 'username')).focus();
  await page.keyboard.type('autopay');
  await press('Tab');
  await page.keyboard.type('linework-demo');
  await press('Enter');
  await expect(customer.heading('home', 'heading')).toBeVisible();
  await expect(page.getByRole('link', { name: customer.say('home', 'hero.pay') })).toBeVisible();
  await tabTo(/^Pay \$/);
  await press('Enter');
  await expect(customer.heading('pay', 'amount.heading')).toBeFocused();
  await tabTo(/^Continue with/);
  await press('Enter');
  await expect(customer.heading('pay', 'method.heading')).toBeFocused();
});
