import { expect, test } from './support/journey.ts';
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

test('a page names its nonce to its own scripts alone, in valid HTML', async ({ page }) => {
  await page.goto('/login');
  const named = page.locator('meta[property="csp-nonce"]');
  await expect(named).toHaveAttribute('content', '');
  await expect(named).toHaveAttribute('nonce', '');
  expect(await named.evaluate((element) => element.nonce?.length)).toBeGreaterThan(16);
});
