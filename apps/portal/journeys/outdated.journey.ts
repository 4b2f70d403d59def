import { MakePaymentDocument, TransactionsDocument } from '@linework/contract';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/journey.ts';
import { Customer } from './support/walk.ts';

/** As after a release: the edge no longer knows a document that this page asks with. */
async function forgetDocument(page: Page, id: string): Promise<void> {
  await page.route('**/*', async (route) => {
    const body = route.request().postData();
    if (!body?.includes(id)) return await route.fallback();
    await route.continue({ postData: body.replaceAll(id, 'sha256:forgotten') });
  });
}

test.beforeEach(({ watch }) => watch.expects(/status of 4(00|01|29)/));

test('a page from before a release offers to be loaded again', async ({ page }) => {
  const customer = new Customer(page);
  await customer.arrive('maple');
  await expect(customer.heading('summary', 'heading')).toBeVisible();
  await forgetDocument(page, TransactionsDocument.id);
  await page
    .getByRole('link', { name: customer.say('shell', 'navigation.billing') })
    .first()
    .click();
  await expect(page.getByText(customer.say('shell', 'outdated.title'))).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll();
  await customer.button('shell', 'outdated.reload').click();
  await expect(page.getByRole('heading', { name: customer.say('home', 'activity.heading') })).toBeVisible();
  await expect(page.getByText(customer.say('shell', 'outdated.title'))).toHaveCount(0);
});

test('within a payment it says what is kept, and goes on after it was loaded again', async ({ page }) => {
  const customer = new Customer(page);
  await customer.openPayment('highvalue');
  await customer.chooseOther('11.50');
  await customer.giveSavedCard();
  await customer.payToday();
  await forgetDocument(page, MakePaymentDocument.id);
  await customer.pay();
  await expect(customer.outcome('LW-SYS-060')).toBeVisible();
  await expect(page.getByText(customer.say('shell', 'outdated.title'))).toBeVisible();
  await expect(
    page
      .getByText(/11\.50/)
      .or(page.getByText(/Reload it to continue/))
      .first(),
  ).toBeVisible();
  await page.unrouteAll();
  await customer.button('shell', 'outdated.reload').click();
  await expect(page.getByText('Nothing has been paid yet.', { exact: false })).toBeVisible();
});

for (const language of ['en', 'es'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test('after too many tries the portal says when to try again, and keeps what was typed', async ({
      page,
    }) => {
      const customer = new Customer(page, language);
      const username = `mistaken-${language}`;
      await page.goto('/login');
      const minutes = page.getByText(
        language === 'en'
          ? /Try again in about \d+ minutes?\./
          : /Intente de nuevo en aproximadamente \d+ minutos?\./,
      );
      const refused = page.getByRole('alert');
      await customer.fillSignIn(username);
      for (let tries = 0; tries < 8 && !(await minutes.isVisible()); tries += 1) {
        const answered = page.waitForResponse(/login/);
        await customer.submitSignIn();
        await answered;
        await expect(refused).toBeVisible();
        await expect(customer.button('signIn', 'submit')).toBeEnabled();
      }
      await expect(minutes).toBeVisible();
      await expect(page.getByLabel(customer.say('signIn', 'username'))).toHaveValue(username);
      await expect(page.getByLabel(customer.say('signIn', 'password.label'))).not.toHaveValue('');
    });
  });
}
