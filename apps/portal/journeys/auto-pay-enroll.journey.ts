import {
  AutoPayOverviewDocument,
  EnrollAutoPayDocument,
  MakePaymentDocument,
  PayAndEnrollDocument,
} from '@linework/contract';
import { authorizationVersion } from '@linework/domain';
import type { Locator, Page } from '@playwright/test';
import { freePort } from '../../../tools/journeys/free-port.ts';
import { startJourneyEdge } from '../../../tools/journeys/journey-edge.ts';
import { acceptTerms } from './support/accept-terms.ts';
import { failingOnce } from './support/failing-once.ts';
import { expect, expectAccessible, test } from './support/journey.ts';
import { sentWith } from './support/sent-with.ts';
import { Customer } from './support/walk.ts';

const panel = '/billing/pay-bill?open=ap';
const heading = (customer: Customer, key: string) => customer.heading('autoPayEnroll', key);
const button = (customer: Customer, key: string) => customer.button('autoPayEnroll', key);
/** The heading that says what is paid now, else what Auto Pay takes first. */
function review(customer: Customer): Locator {
  const { page } = customer;
  const at = (name: RegExp) => page.getByRole('heading', { level: 1, name });
  const firstTaken = at(customer.startsLike('autoPay', 'figure.leadFirst'));
  return firstTaken.or(at(customer.startsLike('autoPayEnroll', 'review.paying')));
}

async function choose(customer: Customer, what: 'payNow' | 'enrollOnly'): Promise<void> {
  await expect(heading(customer, 'amount.heading')).toBeFocused();
  await customer.page
    .getByRole('radio', { name: customer.startsLike('autoPayEnroll', `amount.${what}`) })
    .press(' ');
  if (what === 'payNow') await button(customer, 'amount.continuePaying').click();
  else await customer.button('flow', 'continue').click();
}

async function giveBankAccount(customer: Customer, accountNumber: string): Promise<void> {
  const { page } = customer;
  await page.getByRole('radio', { name: customer.startsLike('methods', 'picker.newBankAccount') }).press(' ');
  await customer.button('flow', 'continue').click();
  const field = (key: string) => page.getByRole('textbox', { name: customer.say('methods', key) });
  await field('bank.name').fill('Ana Lindqvist');
  await field('bank.routingNumber').fill('999000001');
  await field('bank.accountNumber').fill(accountNumber);
  await field('bank.confirmAccountNumber').fill(accountNumber);
  await customer.button('flow', 'continue').click();
}

/** By keyboard alone: Tab until it has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let steps = 0; steps < 60; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('a customer turns Auto Pay on from billing home, by keyboard, and finds it on', async ({
  page,
  watch,
}) => {
  const customer = new Customer(page);
  await customer.arrive('maple', '/billing/pay-bill');
  const door = page.locator('a[href*="open=ap"]');
  await tabTo(page, door);
  await page.keyboard.press('Enter');
  await expect(heading(customer, 'amount.heading')).toBeFocused();
  await expectAccessible(page);
  // The bill is due later: what is chosen already is to leave it to Auto Pay.
  await tabTo(page, customer.button('flow', 'continue'));
  await page.keyboard.press('Enter');
  await expect(heading(customer, 'method.heading')).toBeFocused();
  await expectAccessible(page);
  await tabTo(page, customer.securityCode());
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
  await expect(review(customer)).toBeFocused();
  await expectAccessible(page);

  // Nothing goes before both terms are accepted.
  await tabTo(page, button(customer, 'review.turnOn'));
  await page.keyboard.press('Enter');
  await expect(page.getByText(customer.say('autoPay', 'terms.errors.service')).first()).toBeVisible();
  expect(sentWith(watch, EnrollAutoPayDocument)).toHaveLength(0);
  await tabTo(page, page.getByRole('checkbox', { name: customer.say('autoPay', 'terms.electronicPayment') }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('checkbox', { name: customer.say('autoPay', 'terms.service') }));
  await page.keyboard.press('Space');
  await tabTo(page, button(customer, 'review.turnOn'));
  await page.keyboard.press('Enter');
  await expect(heading(customer, 'result.on')).toBeFocused({ timeout: 15_000 });
  await expectAccessible(page);
  expect(sentWith(watch, EnrollAutoPayDocument)).toHaveLength(1);

  // Reloaded it is still on, and nothing is offered twice.
  await page.reload();
  await expect(heading(customer, 'result.alreadyOn')).toBeVisible();
  await customer.button('actions', 'backToBilling').click();
  await expect(page.getByText(customer.say('home', 'howYouPay.autoPayOn'))).toBeVisible();
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es' });

  test('what is due is paid and Auto Pay is on, in one pass, on another day', async ({ page, watch }) => {
    const customer = new Customer(page, 'es');
    await customer.arrive('community', panel);
    await choose(customer, 'payNow');
    await expect(heading(customer, 'method.headingPaying')).toBeFocused();
    await customer.giveSavedCard();
    await expect(review(customer)).toBeFocused();
    await page.getByRole('button', { name: customer.say('autoPayEnroll', 'review.changeDay') }).click();
    await expect(customer.heading('autoPay', 'day.heading')).toBeFocused();
    await expectAccessible(page);
    await page.goBack();
    await expect(review(customer)).toBeVisible();
    await page.goForward();
    await expect(customer.heading('autoPay', 'day.heading')).toBeVisible();
    await customer.button('autoPay', 'day.continue').click();
    await expect(review(customer)).toBeFocused();
    await expectAccessible(page);
    await acceptTerms(customer);
    await button(customer, 'review.pay').click();
    await expect(heading(customer, 'result.onAndPaid')).toBeFocused({ timeout: 15_000 });
    await expectAccessible(page);
    expect(sentWith(watch, PayAndEnrollDocument)).toHaveLength(1);
    expect(sentWith(watch, MakePaymentDocument)).toHaveLength(0);
    // Back leads out, past all of its steps.
    await page.goBack();
    await expect(page).not.toHaveURL(/step=/);
  });
});

test('a form that was left at its review is found again, but for the card', async ({ page }) => {
  const customer = new Customer(page);
  await customer.arrive('duetoday', panel);
  // What is due is charged today either way: it is not asked about.
  await expect(heading(customer, 'method.headingPaying')).toBeFocused();
  await customer.giveSavedCard();
  await expect(review(customer)).toBeFocused();
  await page.reload();
  await expect(heading(customer, 'method.headingPaying')).toBeVisible();
  await expect(page.getByText(customer.say('flow', 'resumed.title'))).toBeVisible();
  await customer.giveSavedCard();
  await expect(review(customer)).toBeFocused();
  // Nobody presses Back in the moment between a step and its address.
  await expect(page).toHaveURL(/step=review/);
  await page.goBack();
  await expect(heading(customer, 'method.headingPaying')).toBeVisible();
});

test.describe('what the bank or card network does not agree to', () => {
  test('enrolls nothing, and says so', async ({ page }) => {
    const customer = new Customer(page);
    await customer.arrive('longnames', panel);
    await choose(customer, 'enrollOnly');
    await customer.giveNewCard({ number: '4000000000000309' });
    await expect(review(customer)).toBeFocused();
    await acceptTerms(customer);
    await button(customer, 'review.turnOn').click();
    await expect(customer.outcome('LW-APY-020')).toBeFocused({ timeout: 15_000 });
    await expectAccessible(page);
  });

  test('is paid once all the same, and Auto Pay can be tried again', async ({ page, watch }) => {
    const customer = new Customer(page);
    await customer.arrive('highvalue', panel);
    await choose(customer, 'payNow');
    await customer.giveNewCard({ number: '4000000000000309' });
    await expect(review(customer)).toBeFocused();
    await acceptTerms(customer);
    await button(customer, 'review.pay').click();
    await expect(customer.outcome('LW-APY-021')).toBeFocused({ timeout: 15_000 });
    await expectAccessible(page);
    expect(sentWith(watch, PayAndEnrollDocument)).toHaveLength(1);
    await customer.button('actions', 'turnOnAutoPay').click();
    await expect(heading(customer, 'method.heading')).toBeVisible();
  });

  test('of a bank account is pending, and not enrolled', async ({ page }) => {
    const customer = new Customer(page);
    await customer.arrive('honolulu', panel);
    await choose(customer, 'payNow');
    await giveBankAccount(customer, '000100009');
    await expect(review(customer)).toBeFocused();
    await acceptTerms(customer);
    await button(customer, 'review.pay').click();
    await expect(customer.outcome('LW-APY-022')).toBeFocused({ timeout: 15_000 });
    await expectAccessible(page);
  });
});

test('a payment that is declined turns nothing on, and one that nobody confirms is waited for', async ({
  page,
}) => {
  const customer = new Customer(page);
  await customer.arrive('pastdue12', panel);
  await choose(customer, 'payNow');
  await customer.giveNewCard({ number: '4000000000000101' });
  await acceptTerms(customer);
  await button(customer, 'review.pay').click();
  await expect(customer.outcome('LW-PAY-010')).toBeFocused({ timeout: 15_000 });
  await expect(page.getByText(customer.say('autoPayEnroll', 'result.notOnTitle'))).toBeVisible();
  await expectAccessible(page);
  await customer.way('useAnotherMethod').click();
  await customer.giveNewCard({ number: '4000000000000226' });
  await acceptTerms(customer);
  await button(customer, 'review.pay').click();
  await expect(customer.outcome('LW-PAY-040')).toBeFocused({ timeout: 25_000 });
  await expect(page.getByText(customer.say('autoPayEnroll', 'result.notOnTitle'))).toBeVisible();
});

test('a disconnected account is told that it cannot use Auto Pay', async ({ page }) => {
  const customer = new Customer(page);
  await customer.arrive('disconnected', panel);
  await expect(customer.outcome('LW-APY-011')).toBeFocused();
  await expectAccessible(page);
});

test('a receipt leads on to Auto Pay', async ({ page }) => {
  const customer = new Customer(page);
  await customer.openPayment('admin');
  await customer.chooseAmountDue();
  await customer.giveSavedCard();
  await customer.payToday();
  await customer.pay();
  await customer.expectPaid();
  await customer.button('actions', 'turnOnAutoPay').click();
  await expect(heading(customer, 'method.heading')).toBeFocused();
});

test('a page that stood open while the authorization became another shows the new one, and nothing is on before it is accepted', async ({
  page,
  watch,
}) => {
  const customer = new Customer(page);
  // As a page has it that was opened before the text of today.
  await page.route('**/selfservice/graph', async (route) => {
    if (route.request().postData()?.includes(EnrollAutoPayDocument.id)) return await route.fallback();
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(authorizationVersion, '2026-03');
    await route.fulfill({ status: answer.status(), contentType: 'application/json', body });
  });
  await customer.arrive('scheduled', panel);
  await choose(customer, 'enrollOnly');
  await customer.giveSavedCard();
  await expect(review(customer)).toBeFocused();
  await acceptTerms(customer);
  await button(customer, 'review.turnOn').click();
  await expect(page.getByRole('alert')).toContainText(customer.startsLike('outcomes', 'LW-APY-047.title'));
  await expectAccessible(page);
  await expect(button(customer, 'review.turnOn')).toBeFocused();
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  await button(customer, 'review.turnOn').click();
  await expect(page.getByText(customer.say('autoPay', 'terms.errors.service')).first()).toBeVisible();
  expect(sentWith(watch, EnrollAutoPayDocument)).toHaveLength(1);
});

test('where it could not be loaded it is asked for again, and a card that a colleague changed meanwhile is not debited', async ({
  page,
  browser,
  watch,
}) => {
  watch.expects(/status of 503/);
  const owner = new Customer(page);
  await failingOnce(page, AutoPayOverviewDocument);
  await owner.arrive('scheduled', panel);
  await expect(owner.outcome('LW-APY-010')).toBeFocused();
  await expectAccessible(page);
  await owner.button('actions', 'tryAgain').click();
  await choose(owner, 'enrollOnly');
  await owner.giveSavedCard();
  await expect(review(owner)).toBeFocused();
  await acceptTerms(owner);

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const colleague = new Customer(await context.newPage());
  await colleague.arrive('scheduled-admin', '/billing/bill-pay-options');
  await colleague.page.getByRole('link', { name: /Visa/ }).first().click();
  await colleague.button('wallet', 'view.edit').click();
  const field = (key: string) => colleague.page.getByRole('textbox', { name: colleague.say('methods', key) });
  await field('card.number').fill('5100000000000008');
  await field('card.expiration').fill('08/39');
  await colleague.securityCode().fill('123');
  await colleague.button('wallet', 'edit.save').click();
  // What is scheduled pays of what is due: nothing is offered to be paid with it.
  await expect(colleague.page.getByText(colleague.say('wallet', 'done.cardText'))).toBeVisible();
  await context.close();

  await button(owner, 'review.turnOn').click();
  await expect(owner.outcome('LW-APY-045')).toBeFocused();
  await expectAccessible(page);
  await owner.button('actions', 'tryAgain').click();
  // That nothing is paid today was said before, and stays.
  await expect(heading(owner, 'method.heading')).toBeFocused();
  await expect(page.getByRole('radio', { name: /0008/ })).toBeChecked();
});

test('Auto Pay with a payment is on, and paid once, though the server was killed before it answered', async ({
  browser,
}) => {
  test.setTimeout(150_000);
  const edge = await startJourneyEdge(await freePort());
  const context = await browser.newContext({ baseURL: edge.url, locale: 'es' });
  try {
    const page = await context.newPage();
    const customer = new Customer(page, 'es');
    await customer.arrive('highvalue', panel);
    await choose(customer, 'payNow');
    await customer.giveSavedCard();
    await expect(review(customer)).toBeFocused();
    await acceptTerms(customer);
    let isKilled = false;
    await page.route('**/selfservice/graph', async (route) => {
      if (isKilled || !route.request().postData()?.includes(PayAndEnrollDocument.id)) return route.fallback();
      isKilled = true;
      await route.fetch();
      await edge.killAndRestart();
      await route.abort();
    });
    await button(customer, 'review.pay').click();
    await expect(heading(customer, 'result.onAndPaid')).toBeFocused({ timeout: 60_000 });
    await expectAccessible(page);
    await customer.button('actions', 'backToBilling').click();
    await expect(page.getByText(customer.say('home', 'howYouPay.autoPayOn'))).toBeVisible();
    // Paid twice it would be a credit.
    const nothingDue = customer.startsLike('amountDue', 'lead.nothing');
    await expect(page.getByRole('heading', { level: 2, name: nothingDue })).toBeVisible();
  } finally {
    await context.close();
    await edge.stop();
  }
});
