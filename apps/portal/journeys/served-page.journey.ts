import { once } from 'node:events';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
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

/** What a browser that takes brotli has of a page after a first round trip, what comes in all, and without what is drawn. */
async function firstRoundTrip(address: string, cookie: string) {
  const [answer] = await once(get(address, { headers: { cookie, 'accept-encoding': 'br' } }), 'response');
  const head = answer.rawHeaders.join(': \r\n').length;
  const body = await buffer(answer);
  const { BROTLI_OPERATION_FLUSH: finishFlush } = constants;
  const first = brotliDecompressSync(body.subarray(0, mostBytes - head), { finishFlush }).toString();
  const beside = brotliDecompressSync(body)
    .toString()
    .replace(/(?<=<div id="root">).*(?=<\/main>)/s, '');
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return {
    first,
    bytes: head + body.length,
    besideBytes: head + brotliCompressSync(beside, { params }).length,
  };
}

test('what is due comes with billing home’s first round trip, in either language', async ({ page, edge }) => {
  const customer = new Customer(page);
  await customer.arrive('maple', '/billing/pay-bill');
  for (const language of ['en', 'es'] as const)
    await test.step(language, async () => {
      if (language === 'es') await customer.button('shell', 'switchLanguage').click();
      await expect(new Customer(page, language).heading('home', 'heading')).toBeVisible();
      const cookies = await page.context().cookies();
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      const { first, bytes, besideBytes } = await firstRoundTrip(`${edge.url}/billing/pay-bill`, cookie);
      expect(first).toContain(`<html lang="${language}"`);
      // All that is seen, to its end; what the portal reads comes after it.
      expect(first).toMatch(/<div id="root">.*data-size="hero".*<\/main>/s);
      expect(bytes).toBeLessThanOrEqual(21_000);
      // What is drawn is all that was added: the rest is no larger than when it was the whole page.
      expect(besideBytes).toBeLessThanOrEqual(mostBytes);
    });
});

test('a page names its nonce to its own scripts alone, in valid HTML', async ({ page }) => {
  await page.goto('/login');
  const named = page.locator('meta[property="csp-nonce"]');
  await expect(named).toHaveAttribute('content', '');
  await expect(named).toHaveAttribute('nonce', '');
  expect(await named.evaluate((element) => element.nonce?.length)).toBeGreaterThan(16);
});
