import { BillingSummaryDocument } from '@linework/contract';
import { expect, expectAccessible, test } from './support/journey.ts';
import { Customer } from './support/walk.ts';

test('a billing user, and a standard one, sees why they cannot pay, and whom to ask', async ({
  page,
  watch,
}) => {
  const customer = new Customer(page);
  for (const role of ['billing', 'standard'])
    await test.step(role, async () => {
      await customer.comeAs(role, '/account-summary');
      await expect(page.getByText(customer.say('locked', 'ask'))).toBeVisible();
      await page.goto('/billing/pay-bill?open=otp');
      await expect(page).toHaveURL(/\/billing\/pay-bill$/);
      await expect(page.getByText(customer.say('locked', 'ask'))).toBeVisible();
      await expectAccessible(page);
      expect(watch.requests.some(({ body }) => body.includes(BillingSummaryDocument.id))).toBe(false);
    });
});

test('whoever may not pay reads who may, and can copy what those need to know', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const customer = new Customer(page);
  await customer.arrive('standard', '/billing/pay-bill');
  await expect(page.getByText(/On this account, that’s \w+ \w+/)).toBeVisible();
  await customer.button('locked', 'copy').click();
  await expect(customer.button('locked', 'copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const facts = page.getByRole('main').getByRole('definition');
  await expect(facts).toHaveCount(2);
  for (const fact of await facts.allTextContents()) expect(copied).toContain(fact);
  expect(copied).toMatch(/\$[\d,]+\.\d\d is past due/);
});

test('an enterprise-billed customer is told where billing went', async ({ page }) => {
  const customer = new Customer(page);
  await customer.arrive('enterprise', '/billing/pay-bill');
  const site = page.getByRole('link', { name: 'Go to enterprise.provider.example' });
  await expect(site).toHaveAttribute('href', 'https://enterprise.provider.example/billing');
  await expectAccessible(page);
  await page.getByRole('link', { name: customer.say('enterpriseLanding', 'summary') }).click();
  await expect(customer.heading('summary', 'heading')).toBeVisible();
  await expect(site).toBeVisible();
  await expectAccessible(page);
  await page.goto('/billing/pay-bill?open=otp');
  await expect(page).toHaveURL(/\/billing\/moved$/);
  await expect(customer.outcome('LW-BIL-020')).toBeVisible();
  await expectAccessible(page);
});

test('the day on which service is turned off is asked for only where it can be', async ({ page, watch }) => {
  const asked = () => watch.requests.filter(({ url }) => url.includes('get-delinquency-schedule')).length;
  const customer = new Customer(page);
  await customer.arrive('bankpending', '/billing/pay-bill');
  await expect(page.getByRole('heading', { name: 'Recent activity' })).toBeVisible();
  expect(asked()).toBe(0);
  await customer.signOut();
  await expect(page).toHaveURL(/loggedOut=true/);
  await customer.signIn('pastdue30', '/billing/pay-bill');
  await expect(page.getByText(customer.say('standings', 'past-due-30'))).toBeVisible();
  expect(asked()).toBeGreaterThan(0);
});

test('the address asked for comes after sign-in, another site’s never does', async ({ page }) => {
  const customer = new Customer(page);
  await page.goto('/billing/pay-bill/?open=otp');
  await expect(page).toHaveURL(/\/login\?targetUrl=%2Fbilling%2Fpay-bill%3Fopen%3Dotp$/);
  await customer.fillSignIn('admin');
  await customer.submitSignIn();
  await expect(customer.heading('oneTimePayment', 'amount.heading')).toBeVisible();
  await page.goto('/account-summary');
  await customer.signOut();
  await expect(page).toHaveURL(/\/login\?loggedOut=true$/);
  await page.goto('/login?targetUrl=//evil.example/');
  await customer.fillSignIn('admin');
  await customer.submitSignIn();
  await expect(page).toHaveURL(/\/account-summary$/);
});

test('nobody who signs in stays at sign-in, or leaves the portal, for what an address asks for', async ({
  page,
}) => {
  const customer = new Customer(page);
  for (const target of ['/.//evil.example', '/%2e%2e//evil.example', '/.\\\\', '/login/', '/LOGIN?x']) {
    await page.goto(`/login?${new URLSearchParams({ targetUrl: target })}`);
    await customer.fillSignIn('admin');
    await customer.submitSignIn();
    await expect(page).toHaveURL(/\/account-summary$/);
    await expect(customer.heading('summary', 'heading')).toBeVisible();
    await customer.goAway();
  }
});

test('an address that could name another site is a page that is not there', async ({ page, watch }) => {
  watch.expects(/status of 404/);
  const customer = new Customer(page);
  await page.goto('/.//evil.example/billing');
  await expect(customer.outcome('LW-SYS-040')).toBeVisible();
});

test('a wrong password is said, and what was typed stays', async ({ page, watch }) => {
  watch.expects(/status of 401/);
  const customer = new Customer(page);
  await page.goto('/login');
  await page.getByLabel(customer.say('signIn', 'username')).fill('maple');
  await page.getByLabel(customer.say('signIn', 'password.label')).fill('not this');
  await customer.submitSignIn();
  await expect(
    page.getByRole('alert').getByText(customer.startsLike('outcomes', 'LW-AUT-010.title')),
  ).toBeVisible();
  const call = page.getByRole('alert').getByRole('link', { name: '1-800-555-0142' });
  await expect(call).toHaveAttribute('href', 'tel:18005550142');
  await expect(page.getByLabel(customer.say('signIn', 'username'))).toHaveValue('maple');
});

test('the user name is remembered when asked to, and the language stays', async ({ page }) => {
  const customer = new Customer(page);
  await page.goto('/login');
  await page.getByRole('checkbox', { name: customer.say('signIn', 'rememberMe') }).press(' ');
  await customer.fillSignIn('inactive');
  await customer.submitSignIn();
  await expect(customer.heading('summary', 'heading')).toBeVisible();
  await page.getByRole('button', { name: 'Español' }).click();
  const spanish = new Customer(page, 'es');
  await expect(spanish.heading('summary', 'heading')).toBeVisible();
  await spanish.signOut();
  await expect(page).toHaveURL(/loggedOut=true/);
  await page.reload();
  await expect(spanish.heading('signIn', 'heading')).toBeVisible();
  await expect(page.getByLabel(spanish.say('signIn', 'username'))).toHaveValue('inactive');
});

test('an address that leads nowhere says so', async ({ page, watch }) => {
  watch.expects(/status of 404/);
  const customer = new Customer(page);
  for (const path of ['/nowhere', '/support', '/404']) {
    await page.goto(path);
    await expect(customer.outcome('LW-SYS-040')).toBeVisible();
  }
  await expectAccessible(page);
});

test.describe('the community portal', () => {
  test('is known by its host', async ({ page, edge }) => {
    const customer = new Customer(page);
    await page.goto(`http://community.localhost:${new URL(edge.url).port}/login`);
    await expect(customer.heading('signIn', 'heading')).toBeVisible();
    await expect(page).toHaveTitle('Sign in – Your Community Solutions Account');
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'community');
  });

  test('asks once after sign-in which agreements there are, and the business portal never', async ({
    page,
    edge,
    watch,
  }) => {
    const asked = () => watch.requests.filter(({ url }) => url.endsWith('/community-status')).length;
    const set = async (on: boolean | null) =>
      expect(await page.request.put('/api/demo/toggles', { data: { toggle: 'communityTab', on } })).toBeOK();
    const customer = new Customer(page);
    await set(true);
    const told = page.waitForResponse(/\/community-status$/);
    await customer.signIn(
      'community',
      `http://community.localhost:${new URL(edge.url).port}/login?targetUrl=/billing/pay-bill`,
    );
    expect(await (await told).json()).toMatchObject({ hasBulkMasterAgreement: true, isSuccess: true });
    // A flow has no menu: the one that stands after the payment asks nothing again.
    await customer.payLink().click();
    await customer.chooseAmountDue();
    await customer.giveSavedCard();
    await customer.payToday();
    await customer.pay();
    await customer.expectPaid();
    await customer.button('actions', 'backToBilling').click();
    await expect(customer.heading('home', 'heading')).toBeVisible();
    await expect(page.getByRole('link', { name: customer.startsLike('foot', 'privacy') })).toBeVisible();
    expect(asked()).toBe(1);
    await customer.goAway();
    await customer.signIn('community');
    // The last to come.
    await expect(page.getByRole('link', { name: customer.startsLike('foot', 'privacy') })).toBeVisible();
    expect(asked()).toBe(1);
    await set(null);
  });
});
