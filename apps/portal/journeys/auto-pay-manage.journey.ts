import { CancelAutoPayDocument, ChangeAutoPayDocument } from '@linework/contract';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/journey.ts';
import { Customer } from './support/walk.ts';

const panel = '/billing/pay-bill?open=apm';
const file = 'autoPayManage';

const heading = (customer: Customer, key: string) => customer.heading(file, key);
const button = (customer: Customer, key: string) => customer.button(file, key);
/** A heading with a figure in it. */
const sentence = ({ page }: Customer, lead: RegExp) => page.getByRole('heading', { level: 1, name: lead });
const summary = (customer: Customer) => sentence(customer, customer.startsLike('autoPay', 'figure.lead'));
const cancellation = (customer: Customer) => sentence(customer, customer.startsLike(file, 'cancel.lead'));
const sent = (requests: readonly { readonly body: string }[], { id }: { readonly id: string }) =>
  requests.filter(({ body }) => body.includes(id)).length;

/** By keyboard alone: Tab until it has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let steps = 0; steps < 60; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

async function accept({ page, say }: Customer): Promise<void> {
  for (const terms of ['electronicPayment', 'service'])
    await page.getByRole('checkbox', { name: say('autoPay', `terms.${terms}`) }).press(' ');
}

/** From the summary to the review of a new card. */
async function chooseNewCard(customer: Customer, number: string): Promise<void> {
  await button(customer, 'summary.changeMethod').click();
  await expect(heading(customer, 'method.heading')).toBeFocused();
  await customer.giveNewCard({ number });
  await expect(button(customer, 'review.save')).toBeVisible();
}

async function save(customer: Customer): Promise<void> {
  await accept(customer);
  await button(customer, 'review.save').click();
}

/** The day before the one that is chosen, in the calendar, or so many days before. */
async function chooseTheDayBefore(customer: Customer, days = 1): Promise<void> {
  const { page } = customer;
  await expect(customer.heading('autoPay', 'day.heading')).toBeFocused();
  const grid = page.getByRole('grid');
  await tabTo(page, grid.locator('[aria-selected="true"] [tabindex="0"]'));
  for (let back = 0; back < days; back += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await customer.button('autoPay', 'day.continue').click();
}

test('the day is changed from billing home, by keyboard, and authorized anew', async ({ page, watch }) => {
  const customer = new Customer(page);
  await customer.arrive('autopay', '/billing/pay-bill');
  await tabTo(page, page.locator('a[href*="open=apm"]'));
  await page.keyboard.press('Enter');
  await expect(summary(customer)).toBeFocused();
  await expectAccessible(page);
  await tabTo(page, button(customer, 'summary.changeDay'));
  await page.keyboard.press('Enter');
  await expect(customer.heading('autoPay', 'day.heading')).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await chooseTheDayBefore(customer);
  await expect(summary(customer)).toBeFocused();
  await expect(page.getByText(customer.startsLike(file, 'review.wasDay')).first()).toBeVisible();
  await expectAccessible(page);

  // Back leads to the day, and forward to the review again.
  await page.goBack();
  await expect(customer.heading('autoPay', 'day.heading')).toBeVisible();
  await page.goForward();
  await expect(button(customer, 'review.save')).toBeVisible();
  await tabTo(page, button(customer, 'review.save'));
  await page.keyboard.press('Enter');
  await expect(page.getByText(customer.say('autoPay', 'terms.errors.service')).first()).toBeVisible();
  expect(sent(watch.requests, ChangeAutoPayDocument)).toBe(0);
  await save(customer);
  await expect(heading(customer, 'result.day')).toBeFocused();
  await expectAccessible(page);
  expect(sent(watch.requests, ChangeAutoPayDocument)).toBe(1);

  await page.reload();
  await expect(summary(customer)).toBeVisible();
  await button(customer, 'summary.viewAuthorizations').click();
  await expect(customer.heading('authorizations', 'heading')).toBeFocused();
  await expect(page.getByText(customer.say('authorizations', 'inEffect'))).toHaveCount(1);
  await expect(page.getByText(customer.startsLike('authorizations', 'why.changed'))).toBeVisible();
  await expectAccessible(page);
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es' });

  test('a cancellation says first what it comes to, and ends Auto Pay today', async ({ page, watch }) => {
    const customer = new Customer(page, 'es');
    await customer.arrive('autoscheduled', `${panel}&step=cancel`);
    await expect(cancellation(customer)).toBeFocused();
    await expect(cancellation(customer)).toContainText('$60.00 al año');
    const table = page.getByRole('table', { name: customer.say(file, 'cancel.caption') });
    await expect(
      table.getByRole('rowheader', { name: customer.startsLike(file, 'cancel.scheduled') }),
    ).toBeVisible();
    await expectAccessible(page);
    await button(customer, 'cancel.keep').click();
    await expect(customer.heading('home', 'heading')).toBeVisible();
    expect(sent(watch.requests, CancelAutoPayDocument)).toBe(0);

    await page.goto(panel);
    await button(customer, 'summary.cancel').click();
    await expect(cancellation(customer)).toBeFocused();
    await page.goBack();
    await expect(summary(customer)).toBeVisible();
    await page.goForward();
    await button(customer, 'cancel.submit').click();
    await expect(heading(customer, 'result.off')).toBeFocused();
    await expect(page.getByText(customer.say(file, 'result.left'))).toBeVisible();
    await expect(customer.button('actions', 'makePayment')).toBeVisible();
    await expectAccessible(page);
    expect(sent(watch.requests, CancelAutoPayDocument)).toBe(1);
    await page.reload();
    await expect(heading(customer, 'result.off')).toBeVisible();
    await customer.button('actions', 'makePayment').click();
    await expect(customer.heading('oneTimePayment', 'amount.heading')).toBeVisible();
    await page.goBack();
    await customer.button('actions', 'backToBilling').click();
    await expect(page.getByText(customer.say('home', 'howYouPay.autoPayOff'))).toBeVisible();
  });
});

test('the method is changed, kept where the new one agrees to nothing, and lost where the old one is gone', async ({
  page,
}) => {
  const customer = new Customer(page);
  await customer.arrive('autopay', panel);
  await button(customer, 'summary.changeMethod').click();
  await customer.giveSavedCard();
  await save(customer);
  await expect(heading(customer, 'result.method')).toBeFocused();
  await expectAccessible(page);

  await page.goto(panel);
  await chooseNewCard(customer, '4000000000000309');
  await save(customer);
  await expect(customer.outcome('LW-APY-041')).toBeFocused();
  await expectAccessible(page);
  await customer.way('tryDetailsAgain').click();
  await save(customer);
  await expect(customer.outcome('LW-APY-041')).toBeFocused();

  await page.goto(panel);
  await chooseNewCard(customer, '4000000000000325');
  await save(customer);
  await expect(customer.outcome('LW-APY-043')).toBeFocused();
  await expectAccessible(page);
  await customer.button('actions', 'turnOnAutoPay').click();
  await expect(page).toHaveURL(/open=ap(&|$)/);
});

test('what the card network does not give up stays as it is: the day, and Auto Pay itself', async ({
  page,
}) => {
  const customer = new Customer(page);
  await customer.arrive('maple', '/billing/pay-bill?open=ap');
  await page
    .getByRole('radio', { name: customer.startsLike('autoPayEnroll', 'amount.enrollOnly') })
    .press(' ');
  await customer.button('flow', 'continue').click();
  await customer.giveNewCard({ number: '4000000000000317' });
  await accept(customer);
  await customer.button('autoPayEnroll', 'review.turnOn').click();
  await expect(customer.heading('autoPayEnroll', 'result.on')).toBeFocused();

  await page.goto(`${panel}&step=day`);
  await chooseTheDayBefore(customer);
  await save(customer);
  await expect(customer.outcome('LW-APY-040')).toBeFocused();
  await expectAccessible(page);
  await page.goto(`${panel}&step=cancel`);
  await button(customer, 'cancel.submit').click();
  await expect(customer.outcome('LW-APY-030')).toBeFocused();
  await expectAccessible(page);
  await customer.button('actions', 'backToBilling').click();
  await expect(page.getByText(customer.say('home', 'howYouPay.autoPayOn'))).toBeVisible();
});

test('what a colleague did a minute ago is told with who did it, and nothing is changed', async ({
  page,
  browser,
}) => {
  const owner = new Customer(page);
  await owner.arrive('scheduled', '/billing/pay-bill?open=ap');
  await page.getByRole('radio', { name: owner.startsLike('autoPayEnroll', 'amount.enrollOnly') }).press(' ');
  await owner.button('flow', 'continue').click();
  await owner.giveSavedCard();
  await accept(owner);
  await owner.button('autoPayEnroll', 'review.turnOn').click();
  await expect(owner.heading('autoPayEnroll', 'result.on')).toBeFocused();
  await page.goto(`${panel}&step=day`);
  await chooseTheDayBefore(owner);
  await expect(button(owner, 'review.save')).toBeVisible();

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const colleague = new Customer(await context.newPage());
  await colleague.arrive('scheduled-admin', `${panel}&step=cancel`);
  await button(colleague, 'cancel.submit').click();
  await expect(heading(colleague, 'result.off')).toBeFocused();
  await context.close();

  await save(owner);
  await expect(owner.outcome('LW-APY-044')).toBeFocused();
  await expect(page.getByText(/ canceled it on /)).toBeVisible();
  await expectAccessible(page);
  await owner.button('actions', 'turnOnAutoPay').click();
  await expect(page).toHaveURL(/open=ap(&|$)/);
});

test('a day that would be late by now is not taken, and past the cutoff a debit is said to go through', async ({
  page,
  request,
}) => {
  const customer = new Customer(page);
  await customer.arrive('admin', '/billing/pay-bill?open=ap');
  await page
    .getByRole('radio', { name: customer.startsLike('autoPayEnroll', 'amount.enrollOnly') })
    .press(' ');
  await customer.button('flow', 'continue').click();
  await customer.giveSavedCard();
  await accept(customer);
  await customer.button('autoPayEnroll', 'review.turnOn').click();
  await expect(customer.heading('autoPayEnroll', 'result.on')).toBeFocused();
  await page.goto(panel);
  const told = (await summary(customer).textContent()) ?? '';
  const [, day = ''] = /on ([A-Z][a-z]+ \d+)/.exec(told.replaceAll('\u00a0', ' ')) ?? [];
  const { now } = await (await request.get('/api/demo/clock')).json();
  const year = new Date(now).getUTCFullYear();
  const debit = [year, year + 1]
    .map((one) => new Date(`${day}, ${one} 20:30 GMT-0500`))
    .find((at) => at > new Date(now));
  const evening = new Date((debit?.getTime() ?? 0) - 86_400_000);
  await page.goto(`${panel}&step=day`);
  await chooseTheDayBefore(customer, 2);
  await expect(button(customer, 'review.save')).toBeVisible();
  try {
    // That day has gone by, and its next one comes after the bill is due.
    const noon = new Date(evening.getTime() - 9 * 3_600_000);
    await request.put('/api/demo/clock', { data: { now: noon.toISOString() } });
    await save(customer);
    await expect(customer.heading('autoPay', 'day.heading')).toBeFocused();
    await expect(
      page.getByRole('alert').filter({ hasText: customer.startsLike('outcomes', 'LW-APY-042.title') }),
    ).toBeVisible();
    await expectAccessible(page);

    await request.put('/api/demo/clock', { data: { now: evening.toISOString() } });
    await page.goto(`${panel}&step=cancel`);
    await expect(page.getByText(customer.startsLike(file, 'late.on')).first()).toBeVisible();
    await expectAccessible(page);
  } finally {
    await request.put('/api/demo/clock', { data: { now } });
  }
});
