import { type AccountFacts, type BusinessDate, usd } from '@linework/domain';
import { buildAccount, buildBankAccount, buildCard, buildUser } from '@linework/fixtures';
import { sandboxCards } from '../../src/sandbox/processor/sandbox-numbers.ts';
import { addAccount } from '../../test/support/add-account.ts';
import { signIn } from '../../test/support/browser.ts';
import { localTime, plusDays } from '../model/calendar.ts';
import type { Customer, Method } from '../model/customer.ts';
import type { Random } from '../random.ts';
import { makeBill } from './billing-system.ts';
import type { World } from './world.ts';

const timeZones = ['America/New_York', 'America/Los_Angeles', 'Pacific/Honolulu', 'America/Phoenix'] as const;
/** Before months of 28, 29, 30 and 31 days, weekends on the first, holidays, and both changes of the clocks. */
const beginnings = [
  '2026-12-10',
  '2027-01-14',
  '2027-02-05',
  '2027-06-20',
  '2027-10-20',
  '2028-01-25',
  '2028-02-09',
] as const;
/** What a customer's card does, the usual more often. */
export const cards = [
  'approved',
  'approved',
  'declined',
  'silentAfterCharge',
  'silentBeforeCharge',
  'unavailable',
  'noAgreement',
  'losingAgreement',
  'silentForEver',
] as const;
const banks = [
  'bankSettles',
  'bankSettles',
  'bankReturns',
  'bankDeclined',
  'bankSilentAfterCharge',
  'bankNoAgreement',
] as const;

/** The published number that does so. */
export const cardNumberOf = (behaves: string): string =>
  sandboxCards.find(({ name }) => name === behaves)?.number ?? '';

/** Three customers of a history, in different standings, on the day on which it begins. */
export async function invite(world: World, random: Random): Promise<Customer[]> {
  world.setNow(new Date(`${random.pick(beginnings)}T${random.pick(['15', '23', '03'])}:04:00Z`));
  const customers: Customer[] = [];
  while (customers.length < 3) customers.push(await addCustomer(world, random));
  return customers;
}

async function addCustomer(world: World, random: Random): Promise<Customer> {
  const id = random.uuid();
  const timeZone = random.pick(timeZones);
  const { day: today } = localTime(world.clock.now(), timeZone);
  const isDisconnected = random.below(20) === 0;
  const behaves = { card: random.pick(cards), bank: random.pick(banks) };
  const lastFourDigits = cardNumberOf(behaves.card).slice(-4);
  const card = buildCard({ id: random.uuid(), expirationDate: '2039-08', lastFourDigits });
  const bank = buildBankAccount({ id: random.uuid() });
  const user = { ...buildUser({ username: `simulated-${id}` }), id: random.uuid() };
  // Does nothing here, so that nothing is told to them.
  const colleague = {
    ...buildUser({ username: `colleague-${id}`, role: 'ADMIN' }),
    id: random.uuid(),
  };
  const billed = plusDays(today, -random.below(12));
  const facts: AccountFacts = {
    account: buildAccount({
      id,
      timeZone,
      number: `8260 ${id.slice(0, 8)}`,
      cycleDay: Number(billed.slice(8)),
      status: isDisconnected ? 'disconnected' : 'active',
    }),
    bills: [],
    ledger: [],
    payments: [],
    methods: [card, bank],
    autoPay: null,
  };
  const numbers = { [card.id]: behaves.card, [bank.id]: behaves.bank };
  await addAccount(world.database, world.processor.port, { facts, users: [user, colleague], numbers });
  const tokens = await tokensOf(world, id);
  const method = (saved: { readonly id: string }, isBank: boolean, name: string): Method => ({
    id: saved.id,
    isBank,
    behaves: name,
    token: tokens.get(saved.id) ?? '',
    before: [],
    version: 1,
  });
  const customer: Customer = {
    id,
    timeZone,
    browser: await signIn(world.database, world.configuration, user, id),
    userId: user.id,
    card: method(card, false, behaves.card),
    bank: method(bank, true, behaves.bank),
    billDay: facts.account.cycleDay,
    isDisconnected,
    billed: 0,
    billedOn: billed,
    agreed: new Map(),
    autoPay: null,
    lastDebit: null,
    decided: [],
    noticedOn: null,
  };
  await bring(world, customer, billed, random);
  return customer;
}

/** Some owe a month, some two, some nothing at all yet. */
async function bring(world: World, customer: Customer, billed: BusinessDate, random: Random): Promise<void> {
  const kind = random.below(5);
  if (kind === 0) return;
  if (kind === 1)
    await makeBill(world.database, customer, plusDays(billed, -31), usd(7_000 + random.below(9_000)));
  await makeBill(world.database, customer, billed, usd(5_000 + random.below(20_000)));
}

async function tokensOf({ database }: World, accountId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await database.query<{ id: string; token: string }>(
    'SELECT id, processor_token AS token FROM payment_method WHERE account_id = $1',
    [accountId],
  );
  return new Map(rows.map(({ id, token }) => [id, token]));
}
