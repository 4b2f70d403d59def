import { expect as promptly } from '@playwright/test';
import type { Customer } from '../../apps/portal/journeys/support/walk.ts';
import { type Looking, lookAt, note } from './browser/look-at.ts';
import { deniedPayments, wrongRest } from './checks/carried.ts';
import { toldOf } from './checks/claims.ts';
import { disagreements } from './checks/disagreements.ts';
import type { Ending } from './endings.ts';

const expect = promptly.configure({ timeout: 30_000 });
/** The sandbox has an answer to a payment that is being checked within a minute. */
const answered = 90_000;

const dayIn = (days: number): string =>
  new Intl.DateTimeFormat('en-US', {
    month: '2-digit',
    day: '2-digit',
    year: '2-digit',
    timeZone: 'America/New_York',
  }).format(new Date(Date.now() + days * 86_400_000));

const startsLike = (pattern: RegExp): RegExp => new RegExp(pattern.source.replace(/\$$/, ''));

async function typeBankAccount(customer: Customer, number: string): Promise<void> {
  const { page, say } = customer;
  const field = (key: string) => page.getByRole('textbox', { name: say('methods', `bank.${key}`) });
  await page
    .getByRole('radio', { name: startsLike(say('methods', 'picker.newBankAccount')) })
    .check({ force: true });
  await customer.button('flow', 'continue').click();
  await field('name').fill('Ana Lindqvist');
  await field('routingNumber').fill('999000001');
  await field('accountNumber').fill(number);
  await field('confirmAccountNumber').fill(number);
  await customer.button('flow', 'continue').click();
}

async function giveMeans(customer: Customer, { means }: Ending): Promise<void> {
  if (means.kind === 'saved') await customer.giveSavedCard();
  else if (means.kind === 'card') await customer.giveNewCard({ number: means.number });
  else await typeBankAccount(customer, means.number);
}

async function chooseDay(customer: Customer, { inDays }: Ending): Promise<void> {
  if (inDays === undefined) return await customer.payToday();
  const { page, say } = customer;
  await page.getByRole('radio', { name: startsLike(say('payment', 'date.later')) }).check({ force: true });
  await page.getByRole('textbox', { name: say('payment', 'date.field') }).fill(dayIn(inDays));
  await customer.button('flow', 'continue').click();
  await expect(customer.review()).toBeVisible();
}

/** What tells the outcome, as the heading of a page or in a notice. */
async function expectOutcome(customer: Customer, code: string, timeout?: number): Promise<void> {
  const [heading, headingWith] = ['title', 'titleWith'].flatMap((part) => {
    try {
      // A receipt's heading goes on with the day.
      return [customer.page.getByText(customer.startsLike('outcomes', `${code}.${part}`))];
    } catch {
      return []; // Few outcomes have both.
    }
  });
  if (!heading) throw new Error(`${code} has no title`);
  const shown = (headingWith ? heading.or(headingWith) : heading).locator('visible=true').first();
  await expect(shown).toBeVisible(timeout === undefined ? {} : { timeout });
}

/** Goes from billing home to the end of a payment, and looks at what is told of it there and on the account's pages. */
export async function takeEnding(looking: Looking, ending: Ending): Promise<void> {
  const { visit, customer, username } = looking;
  const { page } = visit;
  const at = (step: string) => `${ending.name}: ${step}`;
  await customer.signIn(username, '/billing/pay-bill');
  const before = await lookAt(looking, at('billing home before'), 'inPassing');
  await (ending.button
    ? page.getByRole('link', { name: customer.say('due', ending.button) })
    : customer.payLink()
  ).click();
  await expect(customer.heading('oneTimePayment', 'amount.heading')).toBeVisible();
  await lookAt(looking, at('amount'), 'inPassing');
  if (ending.amount) await customer.chooseOther(ending.amount);
  else await customer.chooseAmountDue();
  await lookAt(looking, at('method'), 'inPassing');
  await giveMeans(customer, ending);
  let paid = '0';
  if (!ending.stopsAtMethod) {
    await chooseDay(customer, ending);
    const review = await lookAt(looking, at('review'), 'closely');
    paid = toldOf(review.claims, 'amount to pay') ?? '0';
    await visit.slow(true);
    await customer.button('payment', ending.inDays === undefined ? 'review.pay' : 'review.schedule').click();
  }
  await expectOutcome(customer, ending.code);
  const told = await lookAt(looking, at('result'), 'closely');
  const figure = toldOf(told.claims, 'amount paid');
  if (figure !== null && figure !== paid)
    note(looking, at('result'), [`it tells of ${figure} cents, and ${paid} were to be paid`]);
  if (ending.afterwards) {
    await expectOutcome(customer, ending.afterwards, answered);
    await lookAt(looking, at('result once it is known'), 'closely');
  }
  await visit.slow(true);
  await page.goto('/billing/pay-bill');
  const after = await lookAt(looking, at('billing home after'), 'closely');
  note(looking, at('billing home after'), wrongRest(ending.effect, before.claims, paid, after.claims));
  if (ending.effect === 'lessens')
    note(looking, at('billing home after'), deniedPayments(after.seen, looking.language));
  await visit.slow(true);
  await page.goto('/account-summary');
  const summary = await lookAt(looking, at('account summary after'), 'inPassing');
  note(looking, at('both pages after'), disagreements([...after.claims, ...summary.claims]));
}
