import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { doubleText, type Enlargement, layoutProblems } from './support/layout.ts';
import { Customer } from './support/walk.ts';
import type { Language } from './support/words.ts';

const expectReadable = async (page: Page, where: string) =>
  expect(await layoutProblems(page), where).toEqual([]);

/** Everything that a customer who pays with a new card comes by, each looked at. */
async function readEveryPage(
  customer: Customer,
  username: string,
  enlarge: () => Promise<void>,
): Promise<void> {
  const { page } = customer;
  await enlarge();
  await page.goto('/login');
  await expect(customer.heading('signIn', 'heading')).toBeVisible();
  await expectReadable(page, 'sign-in');
  await customer.signIn(username);
  // Where everything is set to be paid, the way on is to see it.
  const wayOn = page.getByRole('link', { name: customer.say('due', 'toBilling') });
  await expect(customer.payLink().or(wayOn)).toBeVisible();
  await expect(page.getByRole('heading', { name: customer.say('summary', 'details.heading') })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectReadable(page, 'account summary');
  await customer.openBilling();
  await expect(page.getByRole('heading', { name: customer.say('home', 'activity.heading') })).toBeVisible();
  await expect(page.getByRole('heading', { name: customer.say('home', 'bills.heading') })).toBeVisible();
  // The cards that come last are read, too.
  await page.waitForLoadState('networkidle');
  await expectReadable(page, 'billing home');
  await customer.payLink().click();
  await expect(customer.heading('oneTimePayment', 'amount.heading')).toBeVisible();
  await expectReadable(page, 'amount');
  await customer.chooseOther('5.00');
  await expectReadable(page, 'method');
  await customer.openNewCard();
  await expectReadable(page, 'new card');
  await customer.button('flow', 'continue').click();
  await expect(page.getByRole('heading', { name: customer.say('forms', 'errorSummary') })).toBeVisible();
  await expectReadable(page, 'new card with mistakes');
  await customer.typeCard({ number: '4000000000000002' });
  if (await customer.isAskedForDay()) await expectReadable(page, 'date');
  await customer.payToday();
  await expectReadable(page, 'review');
  await page.getByRole('button', { name: customer.say('shell', 'more') }).click();
  await expect(page.getByRole('button', { name: customer.say('shell', 'signOut') })).toBeVisible();
  await expectReadable(page, 'what opens from More');
  await page.keyboard.press('Escape');
  await customer.pay();
  await customer.expectPaid();
  await expectReadable(page, 'result');
}

interface Reading {
  readonly language: Language;
  readonly width: number;
  readonly by: Enlargement;
  readonly username: string;
}

const readings: readonly Reading[] = [
  { language: 'en', width: 390, by: 'setting', username: 'owner-of-standard' },
  { language: 'es', width: 390, by: 'setting', username: 'highvalue' },
  { language: 'en', width: 1280, by: 'setting', username: 'hostile' },
  { language: 'es', width: 1280, by: 'setting', username: 'autoscheduled' },
  { language: 'es', width: 390, by: 'styleSheet', username: 'owner-of-standard' },
  { language: 'en', width: 1280, by: 'styleSheet', username: 'highvalue' },
];

for (const { language, width, by, username } of readings) {
  test.describe(`letters twice as large by ${by}, ${width} px wide, in ${language}`, () => {
    test.use({ viewport: { width, height: 844 }, locale: language === 'es' ? 'es-US' : 'en-US' });

    test(`everything up to what was paid can be read, as ${username}`, async ({ page }) => {
      const customer = new Customer(page, language);
      await readEveryPage(customer, username, () => doubleText(page, by));
    });
  });
}

test.describe('letters twice as large on a phone, in es', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'es-US' });

  test('every page that no payment leads to can be read', async ({ page }) => {
    test.setTimeout(210_000);
    const customer = new Customer(page, 'es');
    const figures = page.getByRole('main').getByText(/\$\d/).first();
    const elsewhere = page.getByRole('link', { name: customer.say('enterpriseLanding', 'go') });
    await doubleText(page, 'setting');
    for (const { username, path, shown } of [
      { username: 'autopay', path: '/billing/account-activity', shown: figures },
      { username: 'scheduled', path: '/billing/view-statements', shown: figures },
      { username: 'autopay', path: '/billing/pay-bill?open=apm&step=cancel', shown: figures },
      { username: 'inactive', path: '/billing/pay-bill', shown: figures },
      { username: 'streaming', path: '/billing/pay-bill', shown: figures },
      { username: 'enterprise', path: '/billing/pay-bill', shown: elsewhere },
      { username: 'standard', path: '/account-summary', shown: page.locator('a[href^="mailto:"]') },
      { username: 'standard', path: '/cookies', shown: customer.heading('cookies', 'heading') },
      {
        username: 'maple',
        path: '/sign-in-and-security',
        shown: customer.heading('signInSecurity', 'heading'),
      },
    ])
      await test.step(`${path} of ${username}`, async () => {
        await customer.comeAs(username, path);
        await expect(page.locator('html')).toHaveCSS('font-size', '32px');
        await expect(shown).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectReadable(page, `${path} of ${username}`);
      });
  });

  test('a page can be read that says that the portal did not come', async ({ page, watch }) => {
    watch.expects(/Failed to load resource|modulepreload|preload/i);
    const customer = new Customer(page, 'es');
    await doubleText(page, 'setting');
    await page.route(/\/assets\/index-[^/]+\.js$/, (route) => route.abort());
    await page.goto('/login');
    await expect(customer.heading('chunkProblem', 'title')).toBeVisible();
    await expectReadable(page, 'the portal did not come');
  });

  test('an account summary can be read while it loads', async ({ page }) => {
    const customer = new Customer(page, 'es');
    await doubleText(page, 'setting');
    await page.route('**/selfservice/graph**', () => undefined);
    await customer.arrive('nocards');
    await expect(customer.heading('summary', 'heading')).toBeVisible();
    await expectReadable(page, 'account summary, loading');
  });
});

for (const language of ['en', 'es'] as const) {
  test.describe(`on a screen of 320 px, in ${language}`, () => {
    test.use({ viewport: { width: 320, height: 640 }, locale: language === 'es' ? 'es-US' : 'en-US' });

    test('everything up to what was paid can be read', async ({ page }) => {
      const username = language === 'es' ? 'hostile' : 'autoscheduled';
      await readEveryPage(new Customer(page, language), username, async () => undefined);
    });
  });
}

test.describe('in a window that a page magnified four times leaves', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('nothing stays at its foot and takes the room', async ({ page }) => {
    const customer = new Customer(page);
    await customer.arrive('nocards', '/billing/pay-bill');
    await expect(customer.payLink()).toBeVisible();
    const bar = page.getByRole('navigation', { name: customer.say('shell', 'navigation.label') });
    await expect(bar).not.toBeInViewport();
    // Cards that come late stand above it, and push it out of the window again.
    await expect(async () => {
      await bar.scrollIntoViewIfNeeded();
      await expect(bar).toBeInViewport({ timeout: 500 });
    }).toPass({ timeout: 15_000 });
    await page.goto('/billing/pay-bill?open=otp');
    await expect(customer.heading('oneTimePayment', 'amount.heading')).toBeVisible();
    await expect(customer.button('flow', 'continueWith')).not.toBeInViewport();
  });
});
