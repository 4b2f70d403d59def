import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/journey.ts';
import { Customer } from './support/walk.ts';

/** What Tab reaches from the skip link up to the button that goes on: names, and of fields their type. */
async function tabStops(page: Page): Promise<string[]> {
  const names: string[] = [];
  await page.getByRole('link', { name: 'Skip to main content' }).focus();
  while (!names.at(-1)?.startsWith('Continue') && names.length < 30) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const { activeElement: reached } = document;
      return reached?.getAttribute('aria-label') || reached?.textContent || reached?.getAttribute('type');
    });
    names.push(name?.trim() ?? '');
  }
  return names;
}

for (const { width, order } of [
  { width: 390, order: ['Back', 'Exit', 'radio', 'How this adds up', 'Continue with'] },
  {
    width: 1280,
    order: [
      ...['Linework Business', 'Español', 'Support', 'Exit', 'More'],
      ...['Back', 'radio', 'Continue with'],
    ],
  },
]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('a payment is told before its summary, Tab goes through it as the eye does, and help is at its head or foot', async ({
      page,
    }) => {
      const customer = new Customer(page);
      await customer.openPayment('highvalue');
      await expect(page.getByRole('heading').first()).toHaveText(
        customer.say('oneTimePayment', 'amount.heading'),
      );
      await expectAccessible(page);
      expect(await tabStops(page)).toEqual(order.map((name) => expect.stringMatching(`^${name}`)));
      await test.step('its screen can be gone to at once', async () => {
        await page.getByRole('link', { name: customer.say('flow', 'steps.skip') }).focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('main')).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(page.getByRole('radio').first()).toBeFocused();
      });
      await test.step('a number to call, and a page that opens beside it', async () => {
        const call = page.getByRole('link', { name: customer.say('shell', 'support') });
        await expect(call.locator('visible=true')).toHaveAttribute('href', /^tel:\+?\d+$/);
        await customer.button('shell', 'more').locator('visible=true').click();
        const help = page.getByRole('link', { name: /^Online help/ });
        await expect(help).toBeInViewport();
        await expect(help).toHaveAccessibleName(/opens in a new tab$/);
        await expect(help).toHaveAttribute('target', '_blank');
      });
    });
  });
}

const typed = { number: '4000 0000 0000 0002', expiration: '08/39', postalCode: '10001' };

for (const { what, width } of [
  { what: 'in words', width: 1280 },
  { what: 'at the foot', width: 390 },
  { what: 'behind More', width: 900 },
]) {
  test.describe(`the other language, ${what}`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('takes nothing from what was typed, and the payment goes on in it', async ({ page }) => {
      const customer = new Customer(page);
      await customer.openPayment('autoscheduled');
      await customer.chooseOther('4.00');
      await customer.openNewCard();
      const field = (of: Customer, key: string) =>
        page.getByRole('textbox', { name: of.say('methods', key) });
      await field(customer, 'card.number').fill(typed.number);
      await field(customer, 'card.name').fill('Ana Lindqvist');
      await field(customer, 'card.expiration').fill(typed.expiration);
      await field(customer, 'card.postalCode').fill(typed.postalCode);
      await customer.securityCode().fill('123');
      if (width === 900) await customer.button('shell', 'more').locator('visible=true').click();
      await page.getByRole('button', { name: 'Español' }).locator('visible=true').click();

      const inSpanish = new Customer(page, 'es');
      await expect(inSpanish.heading('flow', 'card.heading')).toBeVisible();
      await expect(page).toHaveTitle(/^Escriba los datos de su tarjeta/);
      await expect(field(inSpanish, 'card.number')).toHaveValue(typed.number);
      await expect(field(inSpanish, 'card.expiration')).toHaveValue(typed.expiration);
      await expect(field(inSpanish, 'card.postalCode')).toHaveValue(typed.postalCode);
      await expect(inSpanish.securityCode()).toHaveValue('123');
      await inSpanish.button('flow', 'continue').click();
      await inSpanish.payToday();
      await expect(page.getByText('$4.00').locator('visible=true').first()).toBeVisible();
      await page.reload();
      await expect(page.getByText('Aún no se ha pagado nada.', { exact: false })).toBeVisible();
      await inSpanish.button('shell', 'more').locator('visible=true').click();
      await inSpanish.button('shell', 'signOut').click();
      await expect(page).toHaveURL(/loggedOut=true/);
    });
  });
}
