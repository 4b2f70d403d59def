import { DraftDocument, MakePaymentDocument, startPaths } from '@linework/contract';
import { signOutCookie } from '@linework/domain';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/journey.ts';
import { Customer } from './support/walk.ts';

const cutOff = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|preload|Failed to fetch dynamically/i;

const notice = (customer: Customer) => customer.page.getByText(customer.say('shell', 'offline.title'));

/** The connection goes away, and the page says so. */
async function loseConnection(context: BrowserContext, customer: Customer): Promise<void> {
  await context.setOffline(true);
  await expect(notice(customer)).toBeVisible();
}

async function findConnection(context: BrowserContext, customer: Customer): Promise<void> {
  await context.setOffline(false);
  await expect(notice(customer)).toHaveCount(0);
}

const isCoveredByNotice = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const bottom = document.querySelector('[data-notice-bar]')?.getBoundingClientRect().bottom ?? Number.NaN;
    const top = document.querySelector('header')?.getBoundingClientRect().top ?? Number.NaN;
    return !(top >= bottom);
  });

/** The browser has fetched a page of the menu ahead of time: its own file, and all that it shares with others. */
const pageIsFetched = (page: Page, name: string) =>
  page.waitForFunction((own) => {
    const scripts = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
    const fetched = new Set(performance.getEntriesByType('resource').map((entry) => entry.name));
    const isAskedFor = scripts.some(({ href }) => new RegExp(`/${own}-(?!shared-)[^/]+$`).test(href));
    return isAskedFor && scripts.every(({ href }) => fetched.has(href));
  }, name);

test.beforeEach(({ watch }) => watch.expects(cutOff));

for (const language of ['en', 'es'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test('signing in without a connection says so, and keeps what was typed', async ({ page, context }) => {
      const customer = new Customer(page, language);
      await page.goto('/login');
      await customer.fillSignIn('maple');
      await loseConnection(context, customer);
      expect(await isCoveredByNotice(page)).toBe(false);
      await customer.submitSignIn();
      await expect(page.getByText(customer.say('signIn', 'notReached.title'))).toBeVisible();
      await expectAccessible(page);
      await findConnection(context, customer);
      await customer.submitSignIn();
      await expect(customer.heading('summary', 'heading')).toBeVisible();
    });
  });
}

test('whoever signs out without a connection is signed out, though the tab is closed before it is back', async ({
  page,
  context,
}) => {
  const customer = new Customer(page);
  await customer.arrive('maple', '/account-summary');
  await expect(page.getByRole('link', { name: customer.startsLike('foot', 'privacy') })).toBeVisible();
  await loseConnection(context, customer);
  await customer.button('shell', 'signOut').click();
  await expect(page).toHaveURL(/loggedOut=true/);
  await page.close();
  await context.setOffline(false);
  const next = new Customer(await context.newPage());
  await next.page.goto('/account-summary');
  await expect(next.heading('signIn', 'heading')).toBeVisible();
  await next.fillSignIn('maple');
  await next.submitSignIn();
  await expect(next.heading('summary', 'heading')).toBeVisible();
  await next.page.reload();
  await expect(next.heading('summary', 'heading')).toBeVisible();
});

test('whoever signs out while the server fails is signed out by the next page that is opened', async ({
  page,
  context,
  watch,
}) => {
  watch.expects(/503/);
  const customer = new Customer(page);
  await customer.arrive('maple', '/account-summary');
  await page.route(`**${startPaths.logout}`, (route) => route.fulfill({ status: 503, body: '' }));
  await customer.button('shell', 'signOut').click();
  await expect(page).toHaveURL(/loggedOut=true/);
  await page.close();
  const next = new Customer(await context.newPage());
  await next.page.goto('/account-summary');
  await expect(next.heading('signIn', 'heading')).toBeVisible();
  // Nothing is owed any more, and nobody is signed in.
  await expect
    .poll(async () => (await context.cookies()).filter(({ name }) => name.endsWith(signOutCookie.name)))
    .toEqual([]);
  await next.page.reload();
  await expect(next.heading('signIn', 'heading')).toBeVisible();
});

test('a page that does not load keeps the menu, and opens by itself when the connection is back', async ({
  page,
  context,
}) => {
  const customer = new Customer(page);
  // They are fetched ahead of time otherwise, as soon as the pointer is near the button.
  await page.route(/payment\.panel|OneTimePaymentFlow/, (route) => route.abort());
  await customer.signIn('highvalue', '/billing/pay-bill');
  const pay = customer.payLink();
  await expect(pay).toBeVisible();
  await loseConnection(context, customer);
  await pay.click();
  await expect(customer.heading('chunkProblem', 'offline.title')).toBeVisible();
  await expect(page.getByRole('button', { name: customer.say('shell', 'signOut') })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(/payment\.panel|OneTimePaymentFlow/);
  await findConnection(context, customer);
  await expect(customer.heading('oneTimePayment', 'amount.heading')).toBeVisible();
});

test('figures asked for without a connection wait for it, and come by themselves', async ({
  page,
  context,
}) => {
  const customer = new Customer(page);
  await customer.signIn('community');
  await expect(customer.heading('summary', 'heading')).toBeVisible();
  await expect(customer.payLink()).toBeVisible();
  // The page of the menu is there as soon as the browser had time for it; its figures are asked for when it opens.
  await pageIsFetched(page, 'payBill');
  await loseConnection(context, customer);
  await page
    .getByRole('link', { name: customer.say('shell', 'navigation.billing') })
    .first()
    .click();
  await expect(customer.heading('home', 'heading')).toBeVisible();
  await expect(page.getByText(customer.say('cardOutcomes', 'LW-BIL-030.title'))).toHaveCount(0);
  await findConnection(context, customer);
  await expect(page.getByRole('heading', { name: customer.say('home', 'activity.heading') })).toBeVisible();
});

test('Pay without a connection sends nothing, says so, and pays once when it is pressed again', async ({
  page,
  context,
  watch,
}) => {
  const payments = () => watch.requests.filter(({ body }) => body.includes(MakePaymentDocument.id));
  const customer = new Customer(page);
  await customer.openPayment('bankconnect');
  await customer.chooseAmountDue();
  await customer.giveSavedCard();
  await customer.payToday();
  await loseConnection(context, customer);
  await customer.pay();
  await expect(page.getByText(customer.say('outcomes', 'nothingSent.title'))).toBeVisible();
  await expectAccessible(page);
  await findConnection(context, customer);
  await expect(customer.payButton()).toBeVisible();
  expect(payments()).toEqual([]);
  await customer.pay();
  await customer.expectPaid();
  expect(payments()).toHaveLength(1);
});

test('a card typed without a connection stays typed, and goes on when it is back', async ({
  page,
  context,
}) => {
  const customer = new Customer(page);
  await customer.openPayment('nobank');
  await customer.chooseAmountDue();
  await customer.openNewCard();
  await loseConnection(context, customer);
  await customer.typeCard({ number: '4000000000000010' });
  await expect(page.getByText(customer.say('outcomes', 'nothingSent.title'))).toBeVisible();
  await findConnection(context, customer);
  await expect(customer.securityCode()).toHaveValue('123');
  await customer.button('flow', 'continue').click();
  await customer.payToday();
});

test('what was begun without a connection is kept when it is back', async ({ page, context }) => {
  const customer = new Customer(page);
  await customer.openPayment('honolulu');
  await loseConnection(context, customer);
  await customer.chooseOther('9.25');
  await customer.button('flow', 'steps.leave').click();
  await expect(customer.heading('home', 'heading')).toBeVisible();
  const kept = page.waitForResponse(
    (response) => response.request().postData()?.includes(DraftDocument.id) ?? false,
  );
  await findConnection(context, customer);
  await kept;
  await expect(page.getByText(customer.say('home', 'kept.titleToday'))).toBeVisible();
  await expect(page.getByText(customer.say('home', 'kept.titleToday'))).toContainText('$9.25');
});

test('an answer that is lost with the connection is checked, and comes by itself', async ({
  page,
  context,
  watch,
}) => {
  const customer = new Customer(page);
  await customer.openPayment('owner-of-admin');
  await customer.chooseAmountDue();
  await customer.giveSavedCard();
  await customer.payToday();
  await page.route('**/*', async (route) => {
    if (!route.request().postData()?.includes(MakePaymentDocument.id)) return await route.fallback();
    await route.fetch();
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await customer.pay();
  await expect(customer.outcome('LW-PAY-043')).toBeVisible();
  await expect(notice(customer)).toBeVisible();
  await findConnection(context, customer);
  await customer.expectPaid();
  expect(watch.requests.filter(({ body }) => body.includes(MakePaymentDocument.id))).toHaveLength(1);
});
