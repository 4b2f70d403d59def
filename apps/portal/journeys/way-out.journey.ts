import { expect, expectAccessible, test } from './support/journey.ts';
import { Customer, wholePage } from './support/walk.ts';
import type { Language } from './support/words.ts';

/** Opens "More", reads whose account it is, and signs out from there. */
async function leaveFromMore(customer: Customer, who: RegExp): Promise<void> {
  const { page, say } = customer;
  await page.getByRole('button', { name: say('shell', 'more') }).click();
  await expect(page.getByText(say('shell', 'account')).locator('visible=true')).toBeVisible();
  await expect(page.getByText(who).locator('visible=true')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: say('shell', 'signOut') }).click();
  await expect(page).toHaveURL(/\/login\?loggedOut=true$/);
}

interface Place {
  readonly what: string;
  readonly path: string;
  readonly username: string;
  readonly isShown: (customer: Customer) => Promise<void>;
}

const showsHeading =
  (file: 'summary' | 'home' | 'oneTimePayment', key: string) => async (customer: Customer) =>
    expect(customer.heading(file, key)).toBeVisible();

const places: readonly Place[] = [
  {
    what: 'account summary',
    path: '/account-summary',
    username: 'maple',
    isShown: showsHeading('summary', 'heading'),
  },
  {
    what: 'billing home',
    path: '/billing/pay-bill',
    username: 'pastdue43',
    isShown: showsHeading('home', 'heading'),
  },
  {
    what: 'billing that a role may not see',
    path: '/billing/pay-bill',
    username: 'standard',
    isShown: async ({ page, say }) => expect(page.getByText(say('locked', 'ask'))).toBeVisible(),
  },
  {
    what: 'billing that moved',
    path: '/billing/moved',
    username: 'enterprise',
    isShown: async (customer) => expect(customer.outcome('LW-BIL-020')).toBeVisible(),
  },
  {
    what: 'a page that does not exist',
    path: '/nowhere',
    username: 'maple',
    isShown: async (customer) => expect(customer.outcome('LW-SYS-040')).toBeVisible(),
  },
  {
    what: 'a payment',
    path: '/billing/pay-bill?open=otp',
    username: 'maple',
    isShown: showsHeading('oneTimePayment', 'amount.heading'),
  },
  {
    what: 'a payment that cannot be begun',
    path: '/billing/pay-bill?open=otp',
    username: 'cashonly',
    // The page that it opens over has a heading too, and another menu.
    isShown: async (customer) => expect(customer.outcome('LW-PAY-032')).toBeVisible(),
  },
];

interface Size {
  readonly width: number;
  readonly language: Language;
  readonly shown: readonly Place[];
}

// A narrower or a wider window has the same two frames: one page in each is looked at.
const frames = places.filter(({ what }) => what === 'account summary' || what === 'a payment');
const sizes: readonly Size[] = [
  { width: 320, language: 'es', shown: frames },
  { width: 390, language: 'en', shown: places },
  { width: 390, language: 'es', shown: places },
  { width: 1089, language: 'en', shown: frames },
];

for (const { width, language, shown } of sizes) {
  test.describe(`${width} px wide, in ${language}`, () => {
    test.use({ viewport: { width, height: 844 }, locale: language === 'es' ? 'es-US' : 'en-US' });

    test('every page tells who has signed in, and signs them out', async ({ page, watch }) => {
      test.setTimeout(shown.length * 30_000);
      // The page that does not exist is answered as one.
      watch.expects(/status of 404/);
      const customer = new Customer(page, language);
      for (const { what, path, username, isShown } of shown)
        await test.step(what, async () => {
          await customer.comeAs(username, path);
          await isShown(customer);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await leaveFromMore(customer, customer.say('shell', 'signedInAs'));
        });
    });
  });
}

test.describe('390 px wide', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('signing out of a payment says before that what was entered goes, and it is gone', async ({
    page,
  }) => {
    const customer = new Customer(page);
    await customer.openPayment('autopay');
    await customer.chooseOther('6.00');
    await page.getByRole('button', { name: customer.say('shell', 'more') }).click();
    await expect(page.getByText(customer.say('shell', 'signOutDiscards'))).toBeVisible();
    await page.getByRole('button', { name: customer.say('shell', 'signOut') }).click();
    await expect(page).toHaveURL(/loggedOut=true/);
    await customer.signIn('autopay', '/login?targetUrl=/billing/pay-bill?open=otp');
    await expect(customer.heading('oneTimePayment', 'amount.heading')).toBeVisible();
    await expect(page.getByText(customer.say('flow', 'resumed.title'))).toHaveCount(0);
  });

  test('signing out of a payment that a reload found as it was left leads out of it', async ({ page }) => {
    const customer = new Customer(page);
    await customer.openPayment('autopay');
    await customer.chooseOther('6.00');
    await customer.giveNewCard({ number: '4000000000000002' });
    await customer.payToday();
    await page.reload();
    await expect(page.getByText('Nothing has been paid yet.', { exact: false })).toBeVisible();
    await customer.button('shell', 'more').click();
    await customer.button('shell', 'signOut').click();
    await expect(page).toHaveURL(/\/login\?loggedOut=true$/);
    await expect(customer.heading('signIn', 'heading')).toBeVisible();
  });

  test('what is paid can be reached without scrolling under an alert', async ({ page }) => {
    const customer = new Customer(page);
    await customer.arrive('pastdue30', '/billing/pay-bill');
    await expect(wholePage(page)).toBeVisible();
    const pay = customer.payLink();
    await expect(pay).toBeVisible();
    await expect(page.getByText(customer.say('standings', 'past-due-30'))).toBeVisible();
    const bar = page.getByRole('navigation', { name: customer.say('shell', 'navigation.label') });
    const [button, foot] = [await pay.boundingBox(), await bar.boundingBox()];
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
  });
});
