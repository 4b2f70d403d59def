import { AddPaymentMethodDocument, DeletePaymentMethodDocument } from '@linework/contract';
import type { Page } from '@playwright/test';
import { failingOnce } from './support/failing-once.ts';
import { expect, expectAccessible, test } from './support/journey.ts';
import { pressByKeyboard } from './support/keyboard.ts';
import { saveCards } from './support/saved-cards.ts';
import { Customer } from './support/walk.ts';

const home = '/billing/bill-pay-options';
const adding = `${home}?open=pm`;
const file = 'wallet';

const button = (customer: Customer, key: string) => customer.button(file, key);
const alert = (customer: Customer, code: string) =>
  customer.page.getByRole('alert').filter({ hasText: customer.startsLike('outcomes', `${code}.title`) });
const over = (customer: Customer, code: string) =>
  customer.page.getByRole('alertdialog', { name: customer.say('outcomes', `${code}.title`) });
const nickname = (customer: Customer) =>
  customer.page.getByRole('textbox', { name: customer.say(file, 'name.label') });
/** The line of a method in the table of the page. */
const row = (page: Page, name: RegExp) => page.getByRole('row', { name });
const said = (customer: Customer, key: string, digits: string) =>
  customer.page
    .getByRole('heading', { level: 1, name: customer.startsLike(file, key) })
    .filter({ hasText: digits });

async function openHome(customer: Customer, username: string): Promise<void> {
  await customer.arrive(username, home);
  await expect(customer.heading('howYouPay', 'heading')).toBeVisible();
  await expect(customer.page.getByRole('table')).toBeVisible();
}

/** From the choice of what to add to the numbers of a card, and on. */
async function typeNewCard(customer: Customer, number: string): Promise<void> {
  await expect(customer.heading(file, 'add.heading')).toBeFocused();
  await customer.page
    .getByRole('radio', { name: customer.startsLike('methods', 'picker.newCard') })
    .press(' ');
  await customer.button('flow', 'continue').click();
  await expect(customer.heading(file, 'card.heading')).toBeFocused();
  await customer.typeCard({ number });
}

async function typeBankAccount(customer: Customer, accountNumber: string): Promise<void> {
  const field = (key: string) =>
    customer.page.getByRole('textbox', { name: customer.say('methods', `bank.${key}`) });
  await customer.page
    .getByRole('radio', { name: customer.startsLike('methods', 'picker.newBankAccount') })
    .press(' ');
  await customer.button('flow', 'continue').click();
  await field('name').fill('Ana Lindqvist');
  await field('routingNumber').fill('999000001');
  await field('accountNumber').fill(accountNumber);
  await field('confirmAccountNumber').fill(accountNumber);
  await customer.button('flow', 'continue').click();
}

test('a card is added from billing home’s row, by keyboard alone, and pays what is due', async ({
  page,
  watch,
}) => {
  const customer = new Customer(page);
  await customer.arrive('maple', '/billing/pay-bill');
  const settings = page.getByRole('list', { name: customer.say('home', 'howYouPay.heading') });
  await pressByKeyboard(page, settings.getByRole('link', { name: /payment methods/ }));
  await expect(customer.heading('howYouPay', 'heading')).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessible(page);
  await pressByKeyboard(page, page.getByRole('link', { name: customer.say('howYouPay', 'methods.add') }));
  await typeNewCard(customer, '5100000000000008');
  await expect(said(customer, 'name.heading', '0008')).toBeFocused();
  await expectAccessible(page);
  expect(watch.requests.filter(({ body }) => body.includes(AddPaymentMethodDocument.id))).toEqual([]);
  await nickname(customer).fill('Card for the shop');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: customer.startsLike(file, 'offer.title') });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(said(customer, 'done.added', '0008')).toBeFocused();
  await expectAccessible(page);
  await button(customer, 'done.pay').click();
  await expect(customer.heading('oneTimePayment', 'amount.heading')).toBeVisible();
  await customer.chooseAmountDue();
  await expect(page.getByRole('radio', { name: /^Card for the shop/ })).toBeChecked();

  await page.goto(home);
  await expect(row(page, /Card for the shop/)).toContainText('Ana Lindqvist');
});

test('a number that is saved leads to its method, and prepaid cards are told why not', async ({ page }) => {
  const customer = new Customer(page);
  await customer.arrive('nothingdue', adding);
  await typeNewCard(customer, '4000000000000028');
  await expect(alert(customer, 'LW-WAL-015')).toBeVisible();
  await expect(page.getByRole('textbox', { name: customer.say('methods', 'card.name') })).toHaveValue(
    'Ana Lindqvist',
  );
  await expectAccessible(page);
  await customer.typeCard({ number: '6011000000000004' });
  await expect(said(customer, 'name.heading', '0004')).toBeVisible();
  await button(customer, 'name.save').click();
  await expect(said(customer, 'done.added', '0004')).toBeFocused();
  await button(customer, 'done.done').click();
  await expect(customer.heading('howYouPay', 'heading')).toBeVisible();

  await page.goto(adding);
  await typeNewCard(customer, '6011000000000004');
  await button(customer, 'name.save').click();
  await expect(alert(customer, 'LW-WAL-013')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /0004/ })).toBeVisible();
  await expectAccessible(page);
});

test('a card that cannot be verified is told so, and what was typed stays but for its numbers', async ({
  page,
  watch,
}) => {
  watch.expects(/status of 402/);
  const customer = new Customer(page);
  await customer.arrive('nothingdue', adding);
  await typeNewCard(customer, '4000000000000168');
  await expect(customer.outcome('LW-PAY-012')).toBeFocused();
  await expectAccessible(page);
  await customer.way('tryDetailsAgain').click();
  await expect(customer.heading(file, 'card.heading')).toBeVisible();
  const field = (key: string) => page.getByRole('textbox', { name: customer.say('methods', key) });
  await expect(field('card.name')).toHaveValue('Ana Lindqvist');
  await expect(field('card.number')).toHaveValue('');
  await expect(customer.securityCode()).toHaveValue('');
});

test('a bank account is added and named, and no nickname holds a number', async ({ page }) => {
  const customer = new Customer(page);
  await customer.arrive('nothingdue', adding);
  await expect(customer.heading(file, 'add.heading')).toBeVisible();
  await typeBankAccount(customer, '000100007');
  await expect(said(customer, 'name.heading', '0007')).toBeVisible();
  await nickname(customer).fill('4000 0000 0000 0002');
  await button(customer, 'name.save').click();
  await expect(nickname(customer)).toHaveAccessibleDescription(
    new RegExp(customer.say('outcomes', 'LW-WAL-016.text').source.replace(/^\^|\$$/g, '')),
  );
  await expectAccessible(page);
  await nickname(customer).fill('Rent account');
  await page.getByRole('checkbox', { name: customer.say(file, 'name.preferred') }).press(' ');
  await button(customer, 'name.save').click();
  await expect(said(customer, 'done.added', '0007')).toBeVisible();
  await page.goto(home);
  await expect(row(page, /Rent account/)).toContainText('Preferred');
});

test('what Auto Pay uses stays in use under another name, and is not deleted before another is chosen', async ({
  page,
}) => {
  const customer = new Customer(page);
  await openHome(customer, 'autopay');
  const used = row(page, /Auto Pay, all services/);
  const link = used.getByRole('link').first();
  const [name, address] = [(await link.textContent()) ?? '', (await link.getAttribute('href')) ?? ''];
  await used.getByRole('button').click();
  await expect(
    page.getByRole('menuitem', { name: customer.say('howYouPay', 'methods.rename') }),
  ).toBeVisible();
  await expect(page.getByRole('menuitem', { name: customer.say('howYouPay', 'methods.delete') })).toHaveCount(
    0,
  );
  // Deleting is offered nowhere: an address from before Auto Pay used it still asks for it.
  await page.goto(`${address}&step=delete`);
  await expect(over(customer, 'LW-WAL-011')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await button(customer, 'view.rename').click();
  await nickname(customer).fill('Clinic account');
  await button(customer, 'name.saveChange').click();
  await expect(customer.heading(file, 'done.name')).toBeFocused();
  await expect(page.getByText('Auto Pay, all services')).toBeVisible();
});

test('what Auto Pay uses is deleted once another is chosen for it, and the customer comes back to do so', async ({
  page,
}) => {
  const customer = new Customer(page);
  const autoPay = 'autoPayManage';
  const used = row(page, /6789/);
  const fromMenu = async (words: 'actions' | 'howYouPay', key: string) => {
    await used.getByRole('button').click();
    await page.getByRole('menuitem', { name: customer.say(words, key) }).click();
  };
  await openHome(customer, 'autopay');
  await expect(used).toContainText('Auto Pay, all services');
  await fromMenu('actions', 'chooseForAutoPay');

  await expect(customer.heading(autoPay, 'method.heading')).toBeFocused();
  await customer.giveSavedCard();
  for (const terms of ['electronicPayment', 'service'])
    await page.getByRole('checkbox', { name: customer.say('autoPay', `terms.${terms}`) }).press(' ');
  await customer.button(autoPay, 'review.save').click();
  await expect(customer.heading(autoPay, 'result.method')).toBeFocused();
  await customer.button(autoPay, 'result.backToWallet').click();

  await expect(customer.heading('howYouPay', 'heading')).toBeVisible();
  await expect(row(page, /Visa/)).toContainText('Auto Pay, all services');
  await expect(used).toContainText('Not in use');
  await fromMenu('howYouPay', 'methods.delete');
  await expect(said(customer, 'delete.heading', '6789')).toBeFocused();
  await expectAccessible(page);
  await button(customer, 'delete.submit').click();
  await expect(said(customer, 'done.removed', '6789')).toBeFocused();
  await expectAccessible(page);
  await button(customer, 'done.done').click();
  await expect(row(page, /Visa/)).toBeVisible();
  await expect(used).toHaveCount(0);
});

test('a payment that is scheduled from a method is canceled with it, which is said before', async ({
  page,
  watch,
}) => {
  watch.expects(/status of 503/);
  const customer = new Customer(page);
  await openHome(customer, 'scheduled');
  await row(page, /Visa/).getByRole('button').click();
  await page.getByRole('menuitem', { name: customer.say('howYouPay', 'methods.delete') }).click();
  await expect(said(customer, 'delete.heading', 'Visa')).toBeFocused();
  const table = page.getByRole('table', { name: customer.say(file, 'delete.caption') });
  await expect(table.getByRole('cell', { name: customer.say(file, 'delete.canceled') })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(table).toBeVisible();

  const keys = await failingOnce(page, DeletePaymentMethodDocument);
  await page.getByRole('button', { name: customer.startsLike(file, 'delete.submitWith_one') }).click();
  await expect(over(customer, 'LW-WAL-010')).toBeVisible();
  await expectAccessible(page);
  await over(customer, 'LW-WAL-010')
    .getByRole('button', { name: customer.say('actions', 'tryAgain') })
    .click();
  await expect(said(customer, 'done.removed', 'Visa')).toBeFocused();
  await expectAccessible(page);
  expect(new Set(keys).size).toBe(1);
  // A colleague's payment still leaves: what is left beside it is told, and is what is paid.
  await button(customer, 'done.payOtherwise').click();
  await expect(page).toHaveURL(/amount=left/);
  await expect(page.getByText('$138.25').first()).toBeVisible();
  await page.goto('/billing/bill-pay-options');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(row(page, /Visa/)).toHaveCount(0);
});

test('what a colleague changed meanwhile is told, with the method as it stands', async ({
  page,
  browser,
}) => {
  const owner = new Customer(page);
  await openHome(owner, 'scheduled');
  await row(page, /6789/).getByRole('button').click();
  await page.getByRole('menuitem', { name: owner.say('howYouPay', 'methods.rename') }).click();
  await nickname(owner).fill('Mine');

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const colleague = new Customer(await context.newPage());
  await colleague.arrive('scheduled-admin', `${home}${new URL(page.url()).search}`);
  await nickname(colleague).fill('Ours');
  await button(colleague, 'name.saveChange').click();
  await expect(colleague.heading(file, 'done.name')).toBeVisible();
  await context.close();

  await button(owner, 'name.saveChange').click();
  await expect(alert(owner, 'LW-WAL-012')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /Ours/ })).toBeVisible();
  await expectAccessible(page);
});

test.describe('in Spanish, on the narrowest phone', () => {
  test.use({ locale: 'es', viewport: { width: 320, height: 640 } });

  test('a card that has expired is put right from its own row', async ({ page }) => {
    const customer = new Customer(page, 'es');
    await openHome(customer, 'expired');
    await expect(page.getByText(customer.say('savedMethods', 'status.expired'))).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectAccessible(page);
    await page.getByRole('link', { name: /Visa/ }).first().click();
    const told = page.getByRole('alertdialog', { name: customer.say(file, 'expiry.expired') });
    await expect(told).toBeVisible();
    await expectAccessible(page);
    await told.getByRole('button', { name: customer.say(file, 'expiry.update') }).click();
    await expect(said(customer, 'edit.heading', 'Visa')).toBeFocused();
    await expectAccessible(page);
    const field = (key: string) => page.getByRole('textbox', { name: customer.say('methods', key) });
    await field('card.number').fill('4000000000000002');
    await field('card.expiration').fill('08/39');
    await customer.securityCode().fill('123');
    await button(customer, 'edit.save').click();
    const question = page.getByRole('alertdialog', { name: customer.startsLike(file, 'offer.title') });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: customer.say(file, 'offer.decline') }).click();
    await expect(said(customer, 'done.card', '0002')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

test('the tenth place is taken while a card is typed: nothing is saved, and it is said what to do', async ({
  page,
  context,
}) => {
  const customer = new Customer(page);
  await customer.arrive('credit', adding);
  await typeNewCard(customer, '4000000000000002');
  await expect(said(customer, 'name.heading', '0002')).toBeVisible();
  const eight = ['0010', '0036', '0101', '0119', '0127', '0135', '0200', '0218'];
  await saveCards(
    context,
    eight.map((digits) => `400000000000${digits}`),
  );
  await button(customer, 'name.save').click();
  await expect(customer.heading('outcomes', 'LW-WAL-014.title')).toBeFocused();
  await expectAccessible(page);
  await button(customer, 'add.back').click();
  // The head of the table, and ten methods.
  await expect(page.getByRole('row')).toHaveCount(11);
  await expect(row(page, /0002/)).toHaveCount(0);
});

test('a method that a payment leaves from first is deleted after it, which is said with the payment', async ({
  page,
  request,
}) => {
  const customer = new Customer(page);
  await openHome(customer, 'autoscheduled');
  const until = page.getByText(customer.startsLike('howYouPay', 'scheduled.changeBy')).last();
  const [, day = ''] =
    /by (.+), 8:00/.exec(((await until.textContent()) ?? '').replaceAll('\u00a0', ' ')) ?? [];
  const { now } = await (await request.get('/api/demo/clock')).json();
  const year = new Date(now).getUTCFullYear();
  const evening = [year, year + 1]
    .map((one) => new Date(`${day}, ${one} 20:30 GMT-0500`))
    .find((at) => at > new Date(now));
  await request.put('/api/demo/clock', { data: { now: evening?.toISOString() } });
  try {
    await row(page, /Visa/).getByRole('button').click();
    await page.getByRole('menuitem', { name: customer.say('howYouPay', 'methods.delete') }).click();
    await expect(over(customer, 'LW-WAL-017')).toContainText('$40.00');
    await expectAccessible(page);
    await over(customer, 'LW-WAL-017')
      .getByRole('button', { name: customer.say('actions', 'viewScheduled') })
      .click();
    await expect(customer.heading('scheduledPayment', 'list.heading')).toBeFocused();
  } finally {
    await request.put('/api/demo/clock', { data: { now } });
  }
});

test('Auto Pay is turned on from here, and its card put right: one that expires first is asked about, and our side’s failure changes nothing', async ({
  page,
  request,
  watch,
}) => {
  test.setTimeout(120_000);
  watch.expects(/status of 503/);
  const customer = new Customer(page);
  await openHome(customer, 'honolulu');
  await page.getByRole('link', { name: customer.say('howYouPay', 'autoPay.turnOn') }).click();
  await page
    .getByRole('radio', { name: customer.startsLike('autoPayEnroll', 'amount.enrollOnly') })
    .press(' ');
  await customer.button('flow', 'continue').click();
  await customer.giveSavedCard();
  for (const terms of ['electronicPayment', 'service'])
    await page.getByRole('checkbox', { name: customer.say('autoPay', `terms.${terms}`) }).press(' ');
  await customer.button('autoPayEnroll', 'review.turnOn').click();
  await expect(customer.heading('autoPayEnroll', 'result.on')).toBeFocused();

  // On its first debit's day, once that was made, the next one is a month away.
  await page.goto(home);
  const [, day = ''] =
    /([A-Z][a-z]+ \d+), to your Visa/.exec(
      (
        (await page
          .getByText(/, to your Visa/)
          .first()
          .textContent()) ?? ''
      ).replaceAll('\u00a0', ' '),
    ) ?? [];
  const { now } = await (await request.get('/api/demo/clock')).json();
  const year = new Date(now).getUTCFullYear();
  const debit = [year, year + 1]
    .map((one) => new Date(`${day}, ${one} 12:00 GMT-1000`))
    .find((at) => at > new Date(now));
  await request.put('/api/demo/clock', { data: { now: debit?.toISOString() } });
  try {
    await expect(async () => {
      await page.goto(home);
      await expect(page.getByText(customer.startsLike('howYouPay', 'autoPay.nextBill'))).toBeVisible({
        timeout: 10_000,
      });
    }).toPass({ timeout: 60_000 });

    await page.getByRole('link', { name: /Visa/ }).first().click();
    await button(customer, 'view.edit').click();
    await expect(said(customer, 'edit.heading', 'Visa')).toBeFocused();
    const field = (key: string) => page.getByRole('textbox', { name: customer.say('methods', key) });
    const month = `${String((debit?.getUTCMonth() ?? 0) + 1).padStart(2, '0')}/${String(debit?.getUTCFullYear()).slice(2)}`;
    const give = async (expiration: string) => {
      await field('card.number').fill('5100000000000008');
      await field('card.expiration').fill(expiration);
      await customer.securityCode().fill('123');
      await button(customer, 'edit.save').click();
    };
    await give(month);
    const early = page.getByRole('alertdialog', { name: customer.say(file, 'earlyExpiry.title') });
    await expect(early).toBeVisible();
    await expectAccessible(page);
    await early.getByRole('button', { name: customer.say(file, 'earlyExpiry.refuse') }).click();
    await expect(said(customer, 'edit.heading', 'Visa')).toBeVisible();
    await give(month);
    await expect(early).toBeVisible();
    await request.put('/api/demo/processor', { data: { mode: 'down' } });
    await early.getByRole('button', { name: customer.say(file, 'earlyExpiry.confirm') }).click();
    await expect(over(customer, 'LW-WAL-020')).toBeVisible();
    await expectAccessible(page);
    await request.put('/api/demo/processor', { data: { mode: 'none' } });
    await over(customer, 'LW-WAL-020')
      .getByRole('button', { name: customer.say('actions', 'tryAgain') })
      .click();
    await expect(said(customer, 'done.card', '0008')).toBeFocused();
    await expect(page.getByText(customer.startsLike(file, 'done.expiresBefore'))).toBeVisible();
    await expectAccessible(page);
    await button(customer, 'done.done').click();
    await expect(row(page, /0008/)).toContainText('Auto Pay, all services');
  } finally {
    await request.put('/api/demo/processor', { data: { mode: 'none' } });
    await request.put('/api/demo/clock', { data: { now } });
  }
});
