import { ChangePaperlessDocument } from '@linework/contract';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/journey.ts';
import { pressByKeyboard } from './support/keyboard.ts';
import { Customer } from './support/walk.ts';

const books = 'books@maplest.example';
const panel = '/billing/pay-bill?open=ppl';

const button = (customer: Customer, key: string) => customer.button('paperless', key);
const card = (page: Page) => page.locator('a[href*="open=ppl"]');
const field = (customer: Customer) =>
  customer.page.getByRole('textbox', { name: customer.say('paperless', 'address.label') });

test.describe('in Spanish', () => {
  test.use({ locale: 'es' });

  test('a customer goes back to paper, changes their mind, and gives another address', async ({
    page,
    watch,
  }) => {
    const customer = new Customer(page, 'es');
    await customer.arrive('community', '/billing/pay-bill');
    await expect(card(page).getByText(customer.say('home', 'howYouPay.paperlessOn'))).toBeVisible();
    await card(page).click();
    await expect(customer.heading('paperless', 'overview.on')).toBeVisible();
    await expectAccessible(page);

    await button(customer, 'overview.turnOff').click();
    await expect(customer.heading('paperless', 'leave.heading')).toBeVisible();
    await expect(page).toHaveURL(/step=leaving/);
    await page.goBack();
    await expect(customer.heading('paperless', 'overview.on')).toBeVisible();
    await page.goForward();
    await expect(customer.heading('paperless', 'leave.heading')).toBeVisible();
    await expectAccessible(page);
    await button(customer, 'leave.turnOff').click();
    await expect(customer.outcome('LW-PPL-003')).toBeFocused();
    await expectAccessible(page);
    await customer.button('actions', 'backToBilling').click();
    await expect(card(page).getByText(customer.say('home', 'howYouPay.paperlessOff'))).toBeVisible();

    await card(page).click();
    await pressByKeyboard(
      page,
      page.getByRole('button', { name: customer.say('paperless', 'overview.turnOn') }),
    );
    await expect(customer.heading('paperless', 'address.heading')).toBeFocused();
    await field(customer).fill('books@maplest');
    await page.keyboard.press('Enter');
    const mistyped = customer.say('paperless', 'address.errors.notAnAddress').source;
    await expect(field(customer)).toHaveAccessibleDescription(new RegExp(mistyped.replace('^', '')));
    await expectAccessible(page);
    await field(customer).fill(` ${books} `);
    await page.keyboard.press('Enter');
    await expect(customer.heading('paperless', 'review.heading')).toBeFocused();
    expect(page.url()).not.toContain('books');

    await page.reload();
    await expect(customer.heading('paperless', 'review.heading')).toBeVisible();
    await expect(page.getByText(books)).toBeVisible();
    await expectAccessible(page);
    await pressByKeyboard(
      page,
      page.getByRole('button', { name: customer.say('paperless', 'review.turnOn') }),
    );
    await expect(customer.outcome('LW-PPL-001')).toBeFocused();
    await page.goBack();
    await expect(customer.heading('home', 'heading')).toBeVisible();
    await page.goto('/billing/pay-bill');
    await expect(card(page)).toContainText(books);
    const sent = watch.requests.filter(({ body }) => body.includes(ChangePaperlessDocument.id));
    expect(sent).toHaveLength(2);
  });
});

test('a colleague’s second device says how bills come now, and who changed it', async ({ page, browser }) => {
  const owner = new Customer(page);
  await owner.arrive('autopay', panel);
  await button(owner, 'rows.changeEmail').click();
  await field(owner).fill(books);
  await owner.button('flow', 'continue').click();
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const colleague = new Customer(await context.newPage());
  await colleague.arrive('autopay-admin', panel);
  await button(colleague, 'overview.turnOff').click();
  await expect(colleague.heading('paperless', 'leave.heading')).toBeVisible();

  await button(owner, 'review.use').click();
  await expect(owner.outcome('LW-PPL-002')).toBeVisible();
  await button(colleague, 'leave.turnOff').click();
  await expect(colleague.heading('paperless', 'overview.on')).toBeVisible();
  await expect(
    colleague.page.getByRole('alert').getByText(colleague.startsLike('outcomes', 'LW-PPL-012.title')),
  ).toBeVisible();
  await expect(colleague.page.getByText(books)).toBeVisible();
  await expect(colleague.page.getByText(colleague.say('paperless', 'rows.lastAddressChanged'))).toBeVisible();
  await context.close();
});

test('a user without billing access sees how bills come, and nothing to press', async ({ page, watch }) => {
  const customer = new Customer(page);
  await customer.arrive('standard', panel);
  await expect(customer.heading('paperless', 'overview.on')).toBeVisible();
  await expect(page.getByText(customer.say('paperless', 'overview.restricted'))).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText('@');
  await expectAccessible(page);
  expect(watch.requests.some(({ body }) => body.includes(ChangePaperlessDocument.id))).toBe(false);
});

test('what our side could not do is told, is tried again, and is lost to nobody', async ({ page, watch }) => {
  watch.expects(/status of 503/);
  const customer = new Customer(page);
  await customer.arrive('pastdue30', panel);
  await button(customer, 'overview.turnOff').click();
  const fails = (of: Page) =>
    of.route('**/selfservice/graph', async (route) => {
      const isChange = route.request().postData()?.includes(ChangePaperlessDocument.id) ?? false;
      await (isChange ? route.fulfill({ status: 503, body: '' }) : route.fallback());
    });
  await fails(page);
  await button(customer, 'leave.turnOff').click();
  await expect(customer.outcome('LW-PPL-011')).toBeFocused();
  await expectAccessible(page);
  await page.unroute('**/selfservice/graph');
  await customer.button('actions', 'tryAgain').click();
  await expect(customer.outcome('LW-PPL-003')).toBeVisible();

  await page.goto(panel);
  await button(customer, 'overview.turnOn').click();
  await customer.button('flow', 'continue').click();
  await fails(page);
  await button(customer, 'review.turnOn').click();
  await expect(customer.outcome('LW-PPL-010')).toBeFocused();
  await expect(customer.button('actions', 'openSettings')).toHaveCount(0);
  // Nor do the words lead to a page that isn’t there.
  await expect(page.getByRole('main')).not.toContainText('Settings');
  await page.unroute('**/selfservice/graph');
  await customer.button('actions', 'tryAgain').click();
  await expect(customer.outcome('LW-PPL-001')).toBeVisible();
});

test('without a connection nothing is sent, and the form stays', async ({ page, context, watch }) => {
  watch.expects(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const customer = new Customer(page);
  await customer.arrive('pastdue43', panel);
  await button(customer, 'overview.turnOff').click();
  await context.setOffline(true);
  await button(customer, 'leave.turnOff').click();
  await expect(page.getByText(customer.say('paperless', 'nothingSent.title'))).toBeVisible();
  await context.setOffline(false);
  await button(customer, 'leave.turnOff').click();
  await expect(customer.outcome('LW-PPL-003')).toBeVisible();
});

test('a session that is over takes the customer back to where they were, with what they typed', async ({
  page,
  watch,
}) => {
  watch.expects(/status of 401/);
  const customer = new Customer(page);
  await customer.arrive('highvalue', panel);
  await button(customer, 'rows.changeEmail').click();
  await field(customer).fill(books);
  await customer.button('flow', 'continue').click();
  await expect(customer.heading('paperless', 'review.heading')).toBeVisible();
  await page.context().clearCookies({ name: /session/i });
  await button(customer, 'review.use').click();
  await expect(customer.outcome('LW-AUT-030')).toBeVisible();
  await customer.button('actions', 'signIn').click();
  await customer.fillSignIn('highvalue');
  await customer.submitSignIn();
  await expect(customer.heading('paperless', 'review.heading')).toBeVisible();
  await expect(page.getByText(books)).toBeVisible();
});
