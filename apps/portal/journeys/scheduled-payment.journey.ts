import { CancelScheduledPaymentDocument, ChangeScheduledPaymentDocument } from '@linework/contract';
import { failingOnce } from './support/failing-once.ts';
import { expect, expectAccessible, test } from './support/journey.ts';
import { pressByKeyboard } from './support/keyboard.ts';
import { Customer } from './support/walk.ts';

const panel = '/billing/pay-bill?open=fdp';
const file = 'scheduledPayment';

const button = (customer: Customer, key: string) => customer.button(file, key);
const amountField = (customer: Customer) =>
  customer.page.getByRole('textbox', { name: customer.say('payment', 'amount.field') });
/** The row of billing home that tells of what waits. */
const settingsRow = (customer: Customer) =>
  customer.page
    .getByRole('list', { name: customer.say('home', 'howYouPay.heading') })
    .getByRole('link', { name: customer.startsLike('home', 'howYouPay.scheduled_other') });
/** The sentence that a payment's own page opens with. */
const sentence = (customer: Customer, lead: string) =>
  customer.page.getByRole('heading', { level: 1, name: customer.startsLike(file, lead) });
const sent = (requests: readonly { readonly body: string }[], { id }: { readonly id: string }) =>
  requests.filter(({ body }) => body.includes(id)).length;

/** From the list to one of what waits, the soonest first. */
async function openPayment(customer: Customer, which: 'first' | 'last' = 'first'): Promise<void> {
  await expect(customer.heading(file, 'list.heading')).toBeVisible();
  await button(customer, 'list.manageWhich')[which]().click();
  await expect(sentence(customer, 'facts.lead')).toBeFocused();
}

/** From the methods of a payment to the page that says it is scheduled. */
async function scheduleWithSavedCard(customer: Customer, inDays: number): Promise<void> {
  await customer.giveSavedCard();
  await expect(customer.heading('oneTimePayment', 'date.heading')).toBeVisible();
  await customer.schedule(inDays);
}

test('the amount is changed from billing home’s row, by keyboard alone', async ({ page, watch }) => {
  const customer = new Customer(page);
  await customer.arrive('scheduled', '/billing/pay-bill');
  await pressByKeyboard(page, settingsRow(customer));
  await expect(customer.heading(file, 'list.heading')).toBeFocused();
  await expectAccessible(page);
  await pressByKeyboard(page, button(customer, 'list.manageWhich').first());
  await expect(sentence(customer, 'facts.lead')).toBeFocused();
  await expectAccessible(page);
  await pressByKeyboard(page, button(customer, 'detail.changeAmount'));
  await expect(customer.heading(file, 'amount.heading')).toBeFocused();

  await page.reload();
  await expect(customer.heading(file, 'amount.heading')).toBeVisible();
  await expectAccessible(page);
  await amountField(customer).fill('12.34');
  await page.keyboard.press('Enter');
  await expect(sentence(customer, 'review.lead')).toBeFocused();
  await expect(sentence(customer, 'review.lead')).toContainText('$12.34');
  await expect(page.getByText(customer.say(file, 'review.wasAmount'))).toBeVisible();
  await expectAccessible(page);
  expect(sent(watch.requests, ChangeScheduledPaymentDocument)).toBe(0);
  await pressByKeyboard(page, button(customer, 'review.save'));
  await expect(customer.outcome('LW-SCH-001')).toBeFocused();
  await expectAccessible(page);
  expect(sent(watch.requests, ChangeScheduledPaymentDocument)).toBe(1);
  // Loaded again it is told again, and nothing is sent for it.
  await page.reload();
  await expect(customer.outcome('LW-SCH-001')).toBeVisible();
  await expect(customer.button('actions', 'print')).toBeVisible();
  expect(sent(watch.requests, ChangeScheduledPaymentDocument)).toBe(1);
  // Whoever comes by a link hears of the payment alone, whatever the link says was done.
  const linked = new Customer(await page.context().newPage());
  await linked.page.goto(`${page.url()}&done=changed`);
  await expect(sentence(linked, 'facts.lead')).toBeVisible();
  await linked.page.close();

  await customer.button('actions', 'backToBilling').click();
  await expect(customer.heading('home', 'heading')).toBeVisible();
  await expect(settingsRow(customer)).toContainText('$12.34');
  await settingsRow(customer).click();
  await expect(customer.heading(file, 'list.heading')).toBeVisible();
  await expect(page.getByRole('heading', { name: /\$12\.34/ })).toBeVisible();
});

test('a colleague’s payment gets another day and another method in one change', async ({ page, watch }) => {
  const customer = new Customer(page);
  await customer.arrive('scheduled', panel);
  await openPayment(customer, 'last');
  await expect(page.getByText(customer.say(file, 'facts.by.other'))).toBeVisible();
  await button(customer, 'detail.changeMethod').click();
  await expect(customer.heading(file, 'method.heading')).toBeFocused();
  await page.getByRole('radio', { name: /^Visa/ }).first().press(' ');
  await customer.giveSavedCard();
  await expect(sentence(customer, 'review.lead')).toBeVisible();
  await expect(page.getByText(/^Visa/)).toBeVisible();

  await button(customer, 'detail.changeDate').click();
  await expect(customer.heading(file, 'date.heading')).toBeFocused();
  await customer.typeDay(9);
  await customer.button('flow', 'continue').click();
  await expect(page.getByText(customer.say(file, 'review.wasDate'))).toHaveCount(2);
  await expectAccessible(page);
  await button(customer, 'review.save').click();
  await expect(customer.outcome('LW-SCH-001')).toBeFocused();
  await expect(page.getByText(/^Visa/)).toBeVisible();
  expect(sent(watch.requests, ChangeScheduledPaymentDocument)).toBe(1);

  // From its result to the payment as it is now, and from there to its methods again.
  await customer.button('actions', 'manageScheduled').click();
  await expect(sentence(customer, 'facts.lead')).toBeFocused();
  await expect(page.getByText(/^Visa/)).toBeVisible();
  await button(customer, 'detail.changeMethod').click();
  await expect(customer.heading(file, 'method.heading')).toBeFocused();
  await page.goBack();
  await expect(sentence(customer, 'facts.lead')).toBeFocused();

  await page.goto(panel);
  await expect(page.getByRole('heading', { name: /to your Visa/ })).toHaveCount(2);
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es' });

  test('a cancellation says what Auto Pay takes then; what our side could not do is asked again with its key', async ({
    page,
    watch,
  }) => {
    watch.expects(/status of 503/);
    const customer = new Customer(page, 'es');
    await customer.arrive('autoscheduled', panel);
    await openPayment(customer);
    await button(customer, 'detail.cancel').click();
    await expect(sentence(customer, 'cancel.lead')).toBeFocused();
    const table = page.getByRole('table', { name: customer.say(file, 'cancel.caption') });
    await expect(table.getByRole('rowheader', { name: customer.say(file, 'cancel.autoPay') })).toBeVisible();
    const figures = await table
      .getByRole('row')
      .filter({ hasText: 'Auto Pay' })
      .getByRole('cell')
      .allInnerTexts();
    const [before, after] = figures.map((text) => Number(text.replace(/[^\d.]/g, '')));
    expect((after ?? 0) - (before ?? 0)).toBeCloseTo(40, 2);
    await expectAccessible(page);
    await button(customer, 'cancel.keep').click();
    await expect(sentence(customer, 'facts.lead')).toBeFocused();
    expect(sent(watch.requests, CancelScheduledPaymentDocument)).toBe(0);

    await page.goForward();
    await expect(sentence(customer, 'facts.lead')).toBeVisible();
    await button(customer, 'detail.cancel').click();
    const keys = await failingOnce(page, CancelScheduledPaymentDocument);
    await button(customer, 'cancel.submit').click();
    await expect(customer.outcome('LW-PAY-070')).toBeFocused();
    await expectAccessible(page);
    await customer.button('actions', 'tryAgain').click();
    await expect(customer.heading(file, 'result.canceledOfOther')).toBeFocused();
    await expectAccessible(page);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    await page.reload();
    await expect(customer.heading(file, 'result.canceledOfOther')).toBeVisible();
    await customer.button('actions', 'backToBilling').click();
    await expect(page.getByText(customer.say('home', 'howYouPay.noScheduled'))).toBeVisible();
  });
});

test('what a colleague changed or canceled a minute ago is told with who did it', async ({
  page,
  browser,
}) => {
  const owner = new Customer(page);
  await owner.arrive('scheduled', panel);
  await openPayment(owner);
  await button(owner, 'detail.changeAmount').click();
  await amountField(owner).fill('23.45');
  await owner.button('flow', 'continueWith').click();
  await expect(sentence(owner, 'review.lead')).toContainText('$23.45');

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const colleague = new Customer(await context.newPage());
  await colleague.arrive('scheduled-admin', panel);
  await openPayment(colleague);
  await button(colleague, 'detail.changeAmount').click();
  await amountField(colleague).fill('34.56');
  await colleague.button('flow', 'continueWith').click();
  await button(colleague, 'review.save').click();
  await expect(colleague.outcome('LW-SCH-001')).toBeVisible();

  await button(owner, 'review.save').click();
  await expect(owner.outcome('LW-SCH-011')).toBeFocused();
  await expect(page.getByText(/ changed it on /)).toBeVisible();
  await expect(page.getByText('$34.56')).toBeVisible();
  await expectAccessible(page);
  await owner.button('actions', 'seePayment').click();
  await expect(sentence(owner, 'facts.lead')).toContainText('$34.56');

  await button(owner, 'detail.cancel').click();
  await expect(sentence(owner, 'cancel.lead')).toBeFocused();
  await colleague.page.goto(panel);
  await openPayment(colleague);
  await button(colleague, 'detail.cancel').click();
  await button(colleague, 'cancel.submit').click();
  await expect(colleague.heading(file, 'result.canceledOfOther')).toBeVisible();
  await context.close();

  await button(owner, 'cancel.submit').click();
  await expect(owner.outcome('LW-SCH-011')).toBeFocused();
  await expect(page.getByText(/ canceled it on /)).toBeVisible();
  await expect(page.getByText(/It was canceled, so nothing will be charged\./)).toBeVisible();
  await expectAccessible(page);
});

test('a payment that was just scheduled leads here, and can be canceled', async ({ page }) => {
  const customer = new Customer(page);
  await customer.openPayment('maple');
  await customer.chooseAmountDue();
  await scheduleWithSavedCard(customer, 3);
  // Straight to that payment, not to the list of what is scheduled.
  await customer.button('actions', 'manageScheduled').click();
  await button(customer, 'detail.cancel').click();
  await expect(page.getByRole('rowheader', { name: customer.say(file, 'cancel.left') })).toBeVisible();
  await button(customer, 'cancel.submit').click();
  await expect(customer.outcome('LW-SCH-002')).toBeFocused();
  await expect(page.getByText(customer.say(file, 'result.leftToPay'))).toBeVisible();
  await customer.button('actions', 'makePayment').click();
  await expect(customer.heading('oneTimePayment', 'amount.heading')).toBeFocused();
});

test('whoever comes from home to schedule is asked for the day, and comes straight back to that payment', async ({
  page,
}) => {
  const customer = new Customer(page);
  await customer.arrive('statements', '/billing/pay-bill');
  const row = (title: string) => page.getByRole('link', { name: customer.startsLike('home', title) });
  await row('howYouPay.noScheduled').click();
  await customer.chooseAmountDue();
  await customer.giveSavedCard();
  await expect(customer.heading('oneTimePayment', 'date.heading')).toBeVisible();
  const later = page.getByRole('radio', { name: customer.startsLike('payment', 'date.later') });
  await expect(later).toBeChecked();
  await page.reload();
  // A saved card’s code is asked for again.
  await customer.giveSavedCard();
  await expect(later).toBeChecked();
  // A day that cannot be had is not marked as chosen.
  await customer.typeDay(90);
  await expect(page.getByText(customer.say('payment', 'date.calendar.selected'))).toHaveCount(0);
  await customer.typeDay(3);
  await expect(page.getByText(customer.say('payment', 'date.calendar.selected'))).toBeVisible();
  await customer.button('flow', 'continue').click();
  await customer.button('payment', 'review.schedule').click();
  await expect(customer.outcome('LW-PAY-002', 'titleWith')).toBeVisible();
  const number = (await page.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/).textContent()) ?? '';

  await customer.openBilling();
  await row('howYouPay.scheduled_one').click();
  await expect(sentence(customer, 'facts.lead')).toBeFocused();
  await expect(page.getByText(number)).toBeVisible();
  await expectAccessible(page);
  await button(customer, 'detail.changeDate').click();
  await page.getByRole('radio', { name: customer.startsLike('payment', 'date.today') }).press(' ');
  await customer.button('flow', 'continue').click();
  await button(customer, 'review.payToday').click();
  await expect(customer.heading(file, 'result.now.title')).toBeFocused();
  await expectAccessible(page);
});

test('past its cutoff it can be neither changed nor canceled, whatever the page still offers', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(120_000);
  const customer = new Customer(page);
  await customer.arrive('scheduled', panel);
  await openPayment(customer, 'last');
  const until = (await page.getByText(customer.say(file, 'facts.until')).textContent()) ?? '';
  const [, day = ''] = /by (.+), 8:00/.exec(until.replaceAll('\u00a0', ' ')) ?? [];
  const { now } = await (await request.get('/api/demo/clock')).json();
  const year = new Date(now).getUTCFullYear();
  const evening =
    [year, year + 1]
      .map((one) => new Date(`${day}, ${one} 20:30 GMT-0500`))
      .find((at) => at > new Date(now)) ?? new Date(Number.NaN);
  await button(customer, 'detail.cancel').click();
  await expect(sentence(customer, 'cancel.lead')).toBeFocused();
  const changing = new Customer(await context.newPage());
  await changing.page.goto(panel);
  await openPayment(changing, 'last');
  await button(changing, 'detail.changeAmount').click();
  await amountField(changing).fill('45.67');
  await changing.button('flow', 'continueWith').click();
  await expect(sentence(changing, 'review.lead')).toContainText('$45.67');

  await request.put('/api/demo/clock', { data: { now: evening.toISOString() } });
  try {
    await button(changing, 'review.save').click();
    await expect(changing.outcome('LW-SCH-010')).toBeFocused();
    await expect(changing.page.getByText(changing.say(file, 'detail.closedTitle'))).toBeVisible();
    await expect(changing.button('actions', 'tryAgain')).toHaveCount(0);
    await expectAccessible(changing.page);

    await button(customer, 'cancel.submit').click();
    await expect(customer.outcome('LW-PAY-070')).toBeFocused();
    await expect(page.getByText(customer.say(file, 'detail.closedTitle'))).toBeVisible();
    await expect(customer.button('actions', 'tryAgain')).toHaveCount(0);
    await expectAccessible(page);
    // The one before it leaves in the worker's next round.
    await expect(async () => {
      await page.goto(panel);
      await expect(button(customer, 'list.viewWhich')).toHaveCount(1, { timeout: 10_000 });
    }).toPass({ timeout: 60_000 });
    await button(customer, 'list.viewWhich').click();
    await expect(page.getByText(customer.say(file, 'detail.closedTitle'))).toBeVisible();
    await expect(button(customer, 'detail.cancel')).toHaveCount(0);
    await expect(button(customer, 'detail.changeAmount')).toHaveCount(0);
  } finally {
    await request.put('/api/demo/clock', { data: { now } });
  }
});

test('what was charged while its cancellation was open is told as charged', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(120_000);
  const customer = new Customer(page);
  await customer.openPayment('maple');
  await customer.chooseAmountDue();
  await scheduleWithSavedCard(customer, 2);
  await page.goto(panel);
  await openPayment(customer);
  await button(customer, 'detail.cancel').click();
  await expect(sentence(customer, 'cancel.lead')).toBeFocused();
  const { now } = await (await request.get('/api/demo/clock')).json();
  const afterwards = new Date(Date.parse(now) + 3 * 86_400_000);
  await request.put('/api/demo/clock', { data: { now: afterwards.toISOString() } });
  try {
    // It leaves in the worker's next round.
    const list = new Customer(await context.newPage());
    await expect(async () => {
      await list.page.goto(panel);
      await expect(list.page.getByText(list.say(file, 'list.none'))).toBeVisible({ timeout: 10_000 });
    }).toPass({ timeout: 60_000 });
    await button(customer, 'cancel.submit').click();
    await expect(customer.outcome('LW-SCH-011')).toBeFocused();
    await expect(page.getByText(customer.startsLike(file, 'result.became.left'))).toBeVisible();
    await expectAccessible(page);
  } finally {
    await request.put('/api/demo/clock', { data: { now } });
  }
});
