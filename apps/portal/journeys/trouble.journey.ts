import { restPaths } from '@linework/contract';
import { freePort } from '../../../tools/journeys/free-port.ts';
import { startJourneyEdge } from '../../../tools/journeys/journey-edge.ts';
import { expect, expectAccessible, test } from './support/journey.ts';
import { Customer } from './support/walk.ts';

test('a processor that is down takes no money, and says so', async ({ page, request, watch }) => {
  watch.expects(/status of 5\d\d/);
  const customer = new Customer(page);
  await customer.openPayment('inactive');
  await customer.chooseAmountDue();
  await customer.giveSavedCard();
  await customer.payToday();
  await request.put('/api/demo/processor', { data: { mode: 'down' } });
  try {
    await customer.pay();
    await expect(customer.outcome('LW-PAY-060')).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
  } finally {
    await request.put('/api/demo/processor', { data: { mode: 'none' } });
  }
});

test('what a flow could not load is asked for again where it is told', async ({ page, watch }) => {
  watch.expects(/status of 503/);
  const customer = new Customer(page);
  let isDown = false;
  await page.route('**/selfservice/graph', (route) =>
    isDown ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
  );
  await customer.arrive('scheduled');
  for (const { what, address } of [
    { what: 'scheduled payments', address: '/billing/pay-bill?open=fdp' },
    { what: 'how bills come', address: '/billing/pay-bill?open=ppl' },
    { what: 'a new payment method', address: '/billing/bill-pay-options?open=pm' },
  ])
    await test.step(what, async () => {
      isDown = true;
      await page.goto(address);
      await expect(customer.outcome('LW-SYS-010')).toBeVisible();
      isDown = false;
      await customer.button('actions', 'tryAgain').click();
      await expect(customer.outcome('LW-SYS-010')).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });
});

test('an account’s details and services that did not come are both asked for by one press', async ({
  page,
  watch,
}) => {
  watch.expects(/status of 503/);
  const customer = new Customer(page);
  let isDown = true;
  for (const path of [restPaths.accounts, restPaths.services])
    await page.route(`**${path}**`, (route) =>
      isDown ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
    );
  await customer.arrive('standard');
  const failed = page.getByRole('region', { name: customer.say('cardOutcomes', 'LW-SYS-011.title') });
  await expect(failed).toBeVisible();
  isDown = false;
  await failed.getByRole('button', { name: customer.say('actions', 'tryAgain') }).click();
  await expect(page.getByRole('heading', { name: customer.say('summary', 'details.heading') })).toBeVisible();
  await expect(
    page.getByRole('heading', { name: customer.say('summary', 'services.heading') }),
  ).toBeVisible();
});

test('maintenance signs out, says so, and ends with a reload', async ({ page, request, watch }) => {
  watch.expects(/status of 401/);
  const customer = new Customer(page);
  await customer.arrive('disconnected');
  // With nothing left on its way: a late answer would say it first, and take the link from under the pointer.
  await page.goto('/account-summary', { waitUntil: 'networkidle' });
  await expect(customer.heading('summary', 'heading')).toBeVisible();
  await request.put('/api/demo/maintenance', { data: { on: true } });
  try {
    await page
      .getByRole('link', { name: customer.say('shell', 'navigation.billing') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/maintenance$/);
    await expect(customer.outcome('LW-SYS-030')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/login');
    await expect(customer.outcome('LW-SYS-030')).toBeVisible();
  } finally {
    await request.put('/api/demo/maintenance', { data: { on: false } });
  }
  await customer.button('actions', 'reload').click();
  await expect(page).not.toHaveURL(/\/maintenance$/);
});

test('a part of the portal that does not load says so, and that no money was taken', async ({
  page,
  watch,
}) => {
  watch.expects(/Failed to load resource|modulepreload|preload/i);
  const customer = new Customer(page);
  // From the start: they are fetched as soon as the pointer comes near the button, where it may be already.
  await page.route(/payment\.panel|OneTimePaymentFlow/, (route) => route.abort());
  await customer.arrive('nocards', '/billing/pay-bill');
  await expect(customer.heading('home', 'heading')).toBeVisible();
  await customer.payLink().click();
  await expect(customer.heading('chunkProblem', 'title')).toBeVisible();
  await expect(page).toHaveTitle(/^This page didn’t load – /);
  await expectAccessible(page);
  await page.unroute(/payment\.panel|OneTimePaymentFlow/);
  await customer.button('chunkProblem', 'reload').click();
  await expect(customer.heading('oneTimePayment', 'amount.heading')).toBeVisible();
});

test('a page whose own file is missing says so, and comes when it is loaded again', async ({
  page,
  watch,
}) => {
  watch.expects(/Failed to load resource|modulepreload|preload/i);
  const customer = new Customer(page);
  const file = /\/signIn-/;
  await page.route(file, (route) => route.abort());
  await page.goto('/login');
  await expect(customer.heading('chunkProblem', 'title')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(file);
  await customer.button('chunkProblem', 'reload').click();
  await expect(customer.heading('signIn', 'heading')).toBeVisible();
});

for (const { language, other } of [
  { language: 'en', other: 'es' },
  { language: 'es', other: 'en' },
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test('a page whose every word is missing says so, and comes when it is loaded again', async ({
      page,
      watch,
    }) => {
      watch.expects(/Failed to load resource|modulepreload|preload/i);
      const customer = new Customer(page, language);
      // The words that come with the page are of another language than the browser's, and its own cannot be had.
      await page.route('**/login', async (route) => {
        await route.continue({ headers: { ...route.request().headers(), 'accept-language': other } });
      });
      const file = new RegExp(`/(shell|sign-in)\\.${language}-`);
      await page.route(file, (route) => route.abort());
      await page.goto('/login');
      await expect(customer.heading('chunkProblem', 'title')).toBeVisible();
      await expect(page).toHaveTitle(customer.say('chunkProblem', 'title'));
      await expectAccessible(page);
      await page.unroute(file);
      await customer.button('chunkProblem', 'reload').click();
      await expect(customer.heading('signIn', 'heading')).toBeVisible();
    });
  });
}

for (const { language, other } of [
  { language: 'en', other: 'es' },
  { language: 'es', other: 'en' },
] as const) {
  test.describe(`from ${language} to ${other}`, () => {
    test.use({ locale: language });

    test('a language whose words do not come can be asked for again, and comes with a new page at the latest', async ({
      page,
      watch,
    }) => {
      watch.expects(/Failed to load resource|preload/i);
      const customer = new Customer(page, language);
      const wanted = new Customer(page, other);
      await page.goto('/login');
      const username = page.getByLabel(customer.say('signIn', 'username'));
      await username.fill('maple');
      const file = new RegExp(`/(shell|sign-in)\\.${other}-`);
      await page.route(file, (route) => route.abort());
      await customer.button('shell', 'switchLanguage').click();
      await expect(customer.button('shell', 'switchLanguageAgain')).toBeVisible();
      await expect(page.getByRole('status')).toHaveText(customer.say('shell', 'switchLanguageAgain'));
      await expect(username).toHaveValue('maple');
      await expectAccessible(page);
      await customer.button('shell', 'switchLanguageAgain').click();
      await expect(wanted.heading('signIn', 'heading')).toBeVisible();
    });
  });
}

test('a payment is still there after the server was killed and started again', async ({ browser }) => {
  test.setTimeout(150_000);
  const edge = await startJourneyEdge(await freePort());
  const context = await browser.newContext({ baseURL: edge.url });
  try {
    const page = await context.newPage();
    const customer = new Customer(page);
    await customer.openPayment('maple');
    await customer.chooseAmountDue();
    await customer.giveSavedCard();
    await customer.payToday();
    await customer.pay();
    await customer.expectPaid();
    await edge.killAndRestart();
    await page.goto('/billing/pay-bill');
    await expect(customer.heading('home', 'heading')).toBeVisible();
    await expect(page.getByText('Nothing due right now').first()).toBeVisible();
  } finally {
    await context.close();
    await edge.stop();
  }
});
