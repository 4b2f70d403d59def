import { type AccountFacts, type IdentityRole, type Payment, type User, usd } from '@linework/domain';
import {
  buildLedgerEntry,
  buildPayment,
  buildUser,
  type ScenarioName,
  scenarios,
  storyMoment,
  storyNow,
} from '@linework/fixtures';

/** An account with identifiers that no other has, the same in every run. */
export interface FuzzAccount {
  readonly facts: AccountFacts;
  readonly users: readonly [User, ...User[]];
}

const numbered = (group: string, number: number): string =>
  `${group}0000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const person = (
  username: string,
  firstName: string,
  lastName: string,
  role: IdentityRole,
  id: string,
): User => buildUser({ id, username, firstName, lastName, role, email: `${username}@fuzz.example` });

function accountOf(
  scenario: ScenarioName,
  group: string,
  companyName: string,
  number: string,
  users: FuzzAccount['users'],
): FuzzAccount {
  const { facts } = scenarios[scenario](storyMoment);
  const id = numbered(group, 1);
  const payments = facts.payments.map((payment, index) => ({
    ...payment,
    id: numbered(group, 1_000 + index),
  }));
  const renamed = new Map(
    facts.payments.map((payment, index) => [payment.id, numbered(group, 1_000 + index)]),
  );
  const ledger = facts.ledger.map((entry) => ({
    ...entry,
    paymentId: entry.paymentId && (renamed.get(entry.paymentId) ?? entry.paymentId),
  }));
  return {
    facts: { ...facts, payments, ledger, account: { ...facts.account, id, companyName, number } },
    users,
  };
}

const own = accountOf('twoScheduled', 'a', 'Halyard Test Bakery', '8260 1420 7000 0001', [
  person('fuzz-owner', 'Ottoline', 'Abernathy', 'PRIMARY', numbered('a', 11)),
  person('fuzz-billing', 'Bertrand', 'Quillfeather', 'BILLING', numbered('a', 12)),
  person('fuzz-standard', 'Sunniva', 'Thistlewood', 'STANDARD', numbered('a', 13)),
]);

/** A payment that failed after it had been checked: its news can be closed. */
export const unseenFailure: Payment = buildPayment({
  id: numbered('a', 999),
  status: 'failed',
  statusReason: 'LW-PAY-010',
  amount: usd(99_999),
  wasChecked: true,
  failedAt: storyNow,
  requestedAt: storyNow,
});

/** The account that most requests are about: with bills, saved methods, payments that are scheduled and one that failed. */
export const ownAccount: FuzzAccount = {
  ...own,
  facts: { ...own.facts, payments: [...own.facts.payments, unseenFailure] },
};

/** Its own account as a second payment finds it: the first, of a dollar, is on its way. */
export const ownAccountOncePaid: AccountFacts = {
  ...ownAccount.facts,
  payments: [...ownAccount.facts.payments, buildPayment({ status: 'pending', amount: usd(100) })],
};

const debt = usd(7_339_117);

const other = accountOf('pastDue43', 'b', 'Zephyrine Foreign Freight', '8260 1420 9999 0002', [
  person('foreign-owner', 'Zenobia', 'Xanthopoulos', 'PRIMARY', numbered('b', 11)),
]);

/** An account of somebody else, who owes an amount that nobody else owes. */
export const otherAccount: FuzzAccount = {
  ...other,
  facts: {
    ...other.facts,
    ledger: [
      ...other.facts.ledger,
      buildLedgerEntry({
        id: numbered('b', 2),
        kind: 'charge',
        date: '2026-11-20',
        dueDate: '2026-12-04',
        amount: debt,
      }),
    ],
  },
};

/** What stands in an account's answers and in those of no other. */
export function uniqueTexts({ facts, users }: FuzzAccount): string[] {
  const { id, number, companyName } = facts.account;
  const people = users.flatMap((user) => [user.id, user.username, user.firstName, user.lastName]);
  const amount = facts === otherAccount.facts ? ['73391.17', '73,391.17'] : [];
  return [id, number, companyName, ...people, ...amount, ...facts.payments.map((payment) => payment.id)];
}
