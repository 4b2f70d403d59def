import { expect, expectAccessible, test } from './support/journey.ts';
import { Customer } from './support/walk.ts';

const file = 'billDetails';

/** The figure that a place shows, in cents. */
const centsIn = (text: string | null): number =>
  Math.round(Number(/\$([\d,]+\.\d\d)/.exec(text ?? '')?.[1]?.replaceAll(',', '')) * 100);

for (const language of ['en', 'es'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test('a bill is read line by line, what changed adds up, and paying leads on', async ({ page }) => {
      const customer = new Customer(page, language);
      await customer.arrive('maple', '/billing/pay-bill');
      await page.getByRole('link', { name: customer.say('home', 'bills.see') }).click();
      const heading = page.getByRole('heading', { level: 1, name: customer.startsLike('statement', 'lead') });
      await expect(heading).toBeFocused();
      await expect(page).toHaveURL(/open=bd/);
      await expectAccessible(page);
      const figure = centsIn(await heading.textContent());
      const total = page
        .getByRole('paragraph')
        .filter({ hasText: customer.startsLike('statement', 'month.total') });
      await expect(total).toHaveCount(1);
      expect(centsIn(await total.textContent())).toBe(figure);

      const pay = customer.button(file, 'pay');
      const due = centsIn(await pay.textContent());
      await pay.click();
      await expect(customer.heading('oneTimePayment', 'amount.heading')).toBeVisible();
      expect(centsIn(await customer.button('flow', 'continueWith').textContent())).toBe(due);
      await page.goBack();
      await expect(heading).toBeFocused();
      await page.reload();
      await customer.button('flow', 'steps.back').click();
      await expect(customer.heading('home', 'heading')).toBeVisible();
    });
  });
}
