import { expect, test } from './support/journey.ts';
import { Customer } from './support/walk.ts';
import { words } from './support/words.ts';

for (const language of ['en', 'es'] as const) {
  test.describe(`without scripts, in ${language}`, () => {
    test.use({ javaScriptEnabled: false, locale: language, viewport: { width: 390, height: 844 } });

    test('a page says what to do, and whom to call', async ({ page }) => {
      const say = words(language);
      await page.goto('/billing/pay-bill');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const title = page.getByRole('heading', { level: 1, name: say('standIn', 'withoutScripts.title') });
      await expect(title).toBeVisible();
      await expect(page.getByRole('link', { name: '1-800-555-0142' })).toHaveAttribute(
        'href',
        'tel:18005550142',
      );
    });
  });
}

/** A first round trip, headers included (RFC 6928). */
const mostBytes = 14_600;

test('billing home’s page comes in one round trip, in either language', async ({ page }) => {
  const customer = new Customer(page);
  await customer.arrive('maple', '/billing/pay-bill');
  for (const language of ['en', 'es'] as const)
    await test.step(language, async () => {
      if (language === 'es') await customer.button('shell', 'switchLanguage').click();
      await expect(new Customer(page, language).heading('home', 'heading')).toBeVisible();
      const answer = await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
      const { responseBodySize = 0, responseHeadersSize = 0 } = (await answer?.request().sizes()) ?? {};
      expect(responseBodySize).toBeGreaterThan(10_000);
      expect(responseBodySize + responseHeadersSize).toBeLessThanOrEqual(mostBytes);
    });
});

test('a page names its nonce to its own scripts alone, in valid HTML', async ({ page }) => {
  await page.goto('/login');
  const named = page.locator('meta[property="csp-nonce"]');
  await expect(named).toHaveAttribute('content', '');
  await expect(named).toHaveAttribute('nonce', '');
  expect(await named.evaluate((element) => element.nonce?.length)).toBeGreaterThan(16);
});
