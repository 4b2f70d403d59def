import { devices, type Locator } from '@playwright/test';
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

/** A customer who has no mouse. */
class KeyboardCustomer extends Customer {
  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }

  /** Goes on with Tab until it is there, as somebody does who cannot point. */
  async tabTo(target: Locator): Promise<void> {
    for (let stops = 0; stops < 60; stops += 1) {
      await this.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`Tab never reached ${target}`);
  }

  async activate(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    await this.tabTo(target);
    await this.press('Enter');
  }
}

for (const [language, locale, username] of [
  ['en', 'en-US', 'pastdue76'],
  ['es', 'es-US', 'community'],
] as const) {
  test.describe(`with the keyboard alone, in ${locale}`, () => {
    test.use({ locale });

    test('the same walk ends at what was paid, and leads back to billing', async ({ page }) => {
      const customer = new KeyboardCustomer(page, language);
      const { keyboard } = page;
      await page.goto('/login?targetUrl=/billing/pay-bill');
      await expect(customer.heading('signIn', 'heading')).toBeVisible();
      await customer.tabTo(page.getByLabel(customer.say('signIn', 'username')));
      await keyboard.type(username);
      await customer.press('Tab');
      await keyboard.type('linework-demo');
      await customer.press('Enter');
      await expect(customer.heading('home', 'heading')).toBeVisible();
      await customer.activate(customer.payLink());
      await expect(customer.heading('oneTimePayment', 'amount.heading')).toBeFocused();
      await customer.activate(customer.button('flow', 'continueWith'));
      await expect(customer.heading('oneTimePayment', 'method.heading')).toBeFocused();
      await customer.tabTo(customer.securityCode());
      await keyboard.type('123');
      await customer.press('Enter');
      if (await customer.isAskedForDay()) {
        await expect(customer.heading('oneTimePayment', 'date.heading')).toBeFocused();
        await customer.activate(customer.button('flow', 'continue'));
      }
      await expect(customer.review()).toBeFocused();
      await customer.activate(customer.payButton());
      await expect(customer.outcome('LW-PAY-001', 'titleWith')).toBeFocused();
      await customer.activate(customer.button('actions', 'backToBilling'));
      await expect(customer.heading('home', 'heading')).toBeVisible();
    });
  });
}
