import { expect, test } from './support/journey.ts';
import { Customer } from './support/walk.ts';
import type { Language } from './support/words.ts';

const pan = '4000000000000010';

for (const { language, other } of [
  { language: 'en', other: 'es' },
  { language: 'es', other: 'en' },
] as const satisfies readonly { language: Language; other: Language }[]) {
  test.describe(`from ${language} to ${other} and back`, () => {
    test.use({ locale: language });

    test('the other language keeps the step and every field of a payment, and stores no card', async ({
      page,
    }) => {
      const customer = new Customer(page, language);
      const there = new Customer(page, other);
      const toOther = () => customer.button('shell', 'switchLanguage').click();
      const back = () => there.button('shell', 'switchLanguage').click();
      const amount = (of: Customer) => page.getByRole('textbox', { name: of.say('payment', 'amount.field') });
      const card = (of: Customer, field: string) =>
        page.getByRole('textbox', { name: of.say('methods', `card.${field}`) });

      await customer.openPayment(language === 'en' ? 'community' : 'expiring');
      await page.getByRole('radio', { name: customer.startsLike('payment', 'amount.other') }).press(' ');
      await amount(customer).fill('13.75');
      await toOther();
      await expect(there.heading('oneTimePayment', 'amount.heading')).toBeVisible();
      await expect(amount(there)).toHaveValue(/13\.75/);
      await back();
      await customer.chooseAmountDue();

      await customer.openNewCard();
      await card(customer, 'number').fill(pan);
      await card(customer, 'name').fill('Ana Lindqvist');
      await card(customer, 'expiration').fill('08/39');
      await card(customer, 'postalCode').fill('10001');
      await customer.securityCode().fill('123');
      await page.getByRole('checkbox', { name: customer.say('methods', 'card.save') }).press(' ');
      await toOther();
      await expect(there.heading('flow', 'card.heading')).toBeVisible();
      await expect(card(there, 'number')).toHaveValue(/^4000 ?0000 ?0000 ?0010$/);
      await expect(card(there, 'name')).toHaveValue('Ana Lindqvist');
      await expect(card(there, 'expiration')).toHaveValue(/08.*39/);
      await expect(card(there, 'postalCode')).toHaveValue('10001');
      await expect(there.securityCode()).toHaveValue('123');
      await expect(page.getByRole('checkbox', { name: there.say('methods', 'card.save') })).toBeChecked();
      const kept = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, window.location.href]),
      );
      expect(kept).not.toContain(pan);

      await there.button('flow', 'continue').click();
      await there.payToday();
      await back();
      await expect(customer.review()).toBeVisible();
      await expect(page.getByText('$13.75').filter({ visible: true }).first()).toBeVisible();
      await expect(customer.payButton()).toBeVisible();
    });
  });
}
