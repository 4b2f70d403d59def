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
  const ran = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') ran.add(response.url());
  });
  await customer.signIn('maple');
  await customer.button('shell', 'switchLanguage').click();
  await expect(new Customer(page, 'es').heading('summary', 'heading')).toBeVisible();
  // What is fetched late has its element too before the page is left.
  await page.waitForLoadState('networkidle');
  const heldBefore = await hashesIn(page);
  await page.goto('/billing/pay-bill?open=otp');
  await expect(new Customer(page, 'es').heading('oneTimePayment', 'amount.heading')).toBeVisible();
  const held = new Map([...heldBefore, ...(await hashesIn(page))]);
  expect(ran.size).toBeGreaterThan(5);
  for (const address of ran) {
    // Asked for once more, as a browser forgets what it was sent by a page that it has left.
    const body = await (await page.request.get(address)).body();
    const hash = `sha256-${createHash('sha256').update(body).digest('base64')}`;
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
    await expect(customer.heading('chunkProblem', 'title')).toBeVisible();
    await expect(page).toHaveTitle(/^This page didn’t load/);
    await expectAccessible(page);
    putBack();
    await page
      .getByRole('button', { name: customer.say('chunkProblem', 'reload') })
      .or(page.getByRole('link', { name: customer.say('chunkProblem', 'reload') }))
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
    await expect(customer.heading('chunkProblem', 'title')).toBeVisible();
    putBack();
    await customer.button('chunkProblem', 'reload').click();
    await expect(customer.heading('oneTimePayment', 'amount.heading')).toBeVisible();
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
  // What leads there is read with the list: it goes no further than that.
  await page.goto('/billing/pay-bill');
  await customer.fillSignIn('nocards');
  await customer.submitSignIn();
  await expect(customer.heading('chunkProblem', 'title')).toBeVisible();
  putBack();
  await customer.button('chunkProblem', 'reload').click();
  await expect(customer.payLink()).toBeVisible();
});
