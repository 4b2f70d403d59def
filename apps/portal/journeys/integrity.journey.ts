import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { copyBuiltPortal, type ServedCopy } from '../../../tools/journeys/served-copy.ts';
import { test as base, expect, expectAccessible } from './support/journey.ts';
import { Customer } from './support/walk.ts';

/** Journeys through a copy of the built portal, in which files can be changed. */
const test = base.extend<object, { served: ServedCopy; portalFolder: string | undefined }>({
  served: [
    async ({ browserName }, use) => {
      const served = copyBuiltPortal(browserName);
      await use(served);
      served.remove();
    },
    { scope: 'worker' },
  ],
  portalFolder: [async ({ served }, use) => await use(served.folder), { scope: 'worker' }],
});

const refusal = /integrity|Integrity|Failed to load|preload/;

test('every script that a customer’s browser runs is one whose hash an element of the page holds', async ({
  page,
}) => {
  const customer = new Customer(page);
  const ran = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') ran.set(response.url(), response.body());
  });
  await customer.signIn('maple');
  await customer.button('shell', 'switchLanguage').click();
  await expect(new Customer(page, 'es').heading('summary', 'heading')).toBeVisible();
  // What is fetched late is there too, and read, before the page is left.
  await page.waitForLoadState('networkidle');
  await Promise.all(ran.values());
  const heldBefore = await hashesIn(page);
  await page.goto('/billing/pay-bill?open=otp');
  await expect(new Customer(page, 'es').heading('pay', 'amount.heading')).toBeVisible();
  const held = new Map([...heldBefore, ...(await hashesIn(page))]);
  expect(ran.size).toBeGreaterThan(5);
  for (const [address, body] of ran) {
    const hash = `sha256-${createHash('sha256')
      .update(await body)
      .digest('base64')}`;
    expect([address, held.get(address)]).toEqual([address, hash]);
  }
});

/** What the page's elements say that each script must be. */
const hashesIn = async (page: Page): Promise<Map<string, string>> =>
  new Map(
    await page.evaluate((): [string, string][] => {
      const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[integrity]')];
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[integrity]')];
      return [
        ...scripts.map(({ src, integrity }): [string, string] => [src, integrity]),
        ...links.map(({ href, integrity }): [string, string] => [href, integrity]),
      ];
    }),
  );

const pageFiles = [
  ['that a page starts with', /^signIn-/],
  ['that every page starts with', /^index-/],
] as const;
for (const [what, file] of pageFiles) {
  test(`a file ${what} does not run once it was changed by a byte, and the page says that it did not load`, async ({
    page,
    served,
    watch,
  }) => {
    watch.expects(refusal);
    const customer = new Customer(page);
    const putBack = served.change(file);
    await page.goto('/login');
    await expect(customer.heading('chunk', 'title')).toBeVisible();
    await expect(page).toHaveTitle(/^This page didn’t load/);
    await expectAccessible(page);
    putBack();
    await page
      .getByRole('button', { name: customer.say('chunk', 'reload') })
      .or(page.getByRole('link', { name: customer.say('chunk', 'reload') }))
      .click();
    await expect(customer.heading('signIn', 'heading')).toBeVisible();
  });
}

const laterFiles = [
  ['a flow', /^OneTimePaymentFlow-/],
  ['its words', /^one-time-payment\.en-/],
] as const;
for (const [what, file] of laterFiles) {
  test(`the file of ${what} is not used once it was changed by a byte, and the page says that it did not load`, async ({
    page,
    served,
    watch,
  }) => {
    watch.expects(refusal);
    const customer = new Customer(page);
    const putBack = served.change(file);
    await customer.signIn('nocards', '/billing/pay-bill');
    await customer.payLink().click();
    await expect(customer.heading('chunk', 'title')).toBeVisible();
    putBack();
    await customer.button('chunk', 'reload').click();
    await expect(customer.heading('pay', 'amount.heading')).toBeVisible();
  });
}

test('a page whose list of hashes was changed by a byte says that it did not load', async ({
  page,
  served,
  watch,
}) => {
  watch.expects(refusal);
  const customer = new Customer(page);
  const putBack = served.change(/^scripts-/);
  await customer.signIn('nocards', '/billing/pay-bill');
  await expect(customer.heading('chunk', 'title')).toBeVisible();
  putBack();
  await customer.button('chunk', 'reload').click();
  await expect(customer.payLink()).toBeVisible();
});
