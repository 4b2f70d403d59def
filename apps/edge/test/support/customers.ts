import { randomUUID } from 'node:crypto';
import {
  type GraphSchema,
  MakePaymentDocument,
  type MakePaymentMutation,
  moneyToWire,
} from '@linework/contract';
import {
  type AccountFacts,
  balanceOn,
  type IdentityRole,
  type Money,
  type User,
  type UserType,
  usd,
} from '@linework/domain';
import { type Scenario, type ScenarioName, scenarios, storyMoment } from '@linework/fixtures';
import type { SavedNumbers } from './add-account.ts';
import type { BillingWorld } from './billing-world.ts';
import type { Answer, Browser } from './browser.ts';

/** An account of which everything is known, so that it can be asked about rightly. */
export interface KnownAccount {
  readonly facts: AccountFacts;
  readonly accountId: string;
  readonly card: string | null;
  readonly bank: string | null;
}

/** A customer of a test's own: the scenario with identifiers that nobody else has. */
export interface Customer extends KnownAccount {
  readonly users: readonly [User, ...User[]];
  readonly browser: Browser;
}

export function knownAccount(facts: AccountFacts): KnownAccount {
  const methodOf = (type: string) => facts.methods.find((method) => method.type === type)?.id ?? null;
  return {
    facts,
    accountId: facts.account.id,
    card: methodOf('creditCard'),
    bank: methodOf('bankAccount'),
  };
}

export interface NamedNumbers {
  /** A sandbox card by name, behind the first saved card. */
  readonly card?: string;
  /** A sandbox bank account by name, behind the first saved bank account. */
  readonly bank?: string;
  readonly change?: (facts: AccountFacts) => AccountFacts;
  /** What the one who signs in is; the scenario's own role unless named. */
  readonly role?: IdentityRole;
  /** What they are to the account; its customer unless named. */
  readonly userType?: UserType;
}

/** A scenario's customer under identifiers that nobody else has. */
export function copyOf({ facts, users }: Scenario): Pick<Customer, 'facts' | 'users'> {
  const person = (user: User): User => ({
    ...user,
    id: randomUUID(),
    username: `${user.username}-${randomUUID()}`,
  });
  const [first, ...rest] = users;
  const payments = facts.payments.map((payment) =>
    payment.status === 'scheduled' ? { ...payment, id: randomUUID() } : payment,
  );
  return {
    facts: { ...facts, payments, account: { ...facts.account, id: randomUUID() } },
    users: [person(first), ...rest.map(person)],
  };
}

export async function newCustomer(
  world: BillingWorld,
  name: ScenarioName = 'current',
  named: NamedNumbers = {},
): Promise<Customer> {
  const copy = copyOf(scenarios[name](storyMoment));
  const facts = named.change?.(copy.facts) ?? copy.facts;
  const known = knownAccount(facts);
  const { accountId, card, bank } = known;
  const numbers: SavedNumbers = {
    ...(card && named.card && { [card]: named.card }),
    ...(bank && named.bank && { [bank]: named.bank }),
  };
  const [first, ...rest] = copy.users;
  const { role = first.role, userType = first.userType } = named;
  const users: Customer['users'] = [{ ...first, role, userType }, ...rest];
  await world.addAccount(facts, users, numbers);
  const browser = await world.signIn(first, accountId);
  return { ...known, users, browser };
}

export const amountDue = ({ facts }: Pick<Customer, 'facts'>): Money =>
  balanceOn(facts, '2026-11-21').amountDue;

export type PaymentInput = GraphSchema.MakePaymentInput;

/** Paying what is due today from the saved bank account, unless told otherwise. */
export function paymentInput(
  customer: Pick<Customer, 'facts' | 'accountId' | 'bank'>,
  change: Partial<PaymentInput> = {},
): PaymentInput {
  const due = moneyToWire(amountDue(customer));
  return {
    accountId: customer.accountId,
    amount: due,
    paymentDate: '2026-11-21',
    paymentMethodId: customer.bank,
    cardDataToken: null,
    savePaymentMethod: false,
    expectedAmountDue: due,
    overpaymentConfirmed: false,
    ...change,
  };
}

export const dollars = (cents: number): GraphSchema.MoneyInput => moneyToWire(usd(cents));

type Paid = Answer<MakePaymentMutation>;

export async function pay(
  world: BillingWorld,
  customer: Customer,
  change: Partial<PaymentInput> = {},
  key: string = randomUUID(),
): Promise<Paid> {
  const input = paymentInput(customer, change);
  return await world.ask(customer.browser, MakePaymentDocument, { input }, key);
}

/** Verifies a saved card's security code, and gives what a payment with it needs, or Auto Pay. */
export async function withCard(
  world: BillingWorld,
  { browser, card }: Pick<Customer, 'browser' | 'card'>,
  methodId: string | null = card,
) {
  const { token } = await world.cardData(browser, {
    type: 'savedCard',
    paymentMethodId: methodId,
    securityCode: '123',
  });
  return { paymentMethodId: methodId, cardDataToken: token };
}
