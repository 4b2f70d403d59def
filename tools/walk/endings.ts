import type { Effect } from './checks/carried.ts';

/** What is paid with: the card that is saved, a new one, or a new bank account. */
type Means =
  | { readonly kind: 'saved' }
  | { readonly kind: 'card'; readonly number: string }
  | { readonly kind: 'bank'; readonly number: string };

/** A way that a payment can end, and the demo customer who brings it about: each has one of their own. */
export interface Ending {
  readonly name: string;
  readonly username: string;
  /** An amount of the customer's own; else what the button on billing home says. */
  readonly amount?: string;
  readonly button?: 'payAll';
  readonly means: Means;
  /** Scheduled for this many days from now, else paid today. */
  readonly inDays?: number;
  /** The outcome that its page or its notice tells. */
  readonly code: string;
  /** What was to be checked has an answer after this one: the code that is told then. */
  readonly afterwards?: string;
  /** It is refused before there is anything to pay with. */
  readonly stopsAtMethod?: true;
  readonly effect: Effect;
}

const saved = { kind: 'saved' } as const;
const card = (number: string) => ({ kind: 'card', number }) as const;
const bank = (number: string) => ({ kind: 'bank', number }) as const;

/** The endings that the sandbox's numbers bring about (docs/sandbox-numbers.md), slowest first. */
export const endings: readonly Ending[] = [
  {
    name: 'checking, then failed',
    username: 'honolulu',
    means: card('4000000000000200'),
    code: 'LW-PAY-040',
    afterwards: 'LW-PAY-060',
    effect: 'keeps',
  },
  {
    name: 'checking, then paid',
    username: 'owner-of-billing',
    means: card('4000000000000218'),
    code: 'LW-PAY-040',
    afterwards: 'LW-PAY-001',
    effect: 'lessens',
  },
  {
    name: 'checking, then with support',
    username: 'expiring',
    means: card('4000000000000226'),
    code: 'LW-PAY-040',
    effect: 'lessens',
  },
  {
    name: 'checking a bank payment',
    username: 'returned',
    means: bank('000100005'),
    code: 'LW-PAY-040',
    afterwards: 'LW-PAY-003',
    effect: 'lessens',
  },
  { name: 'paid', username: 'maple', means: saved, code: 'LW-PAY-001', effect: 'lessens' },
  {
    name: 'paid in part',
    username: 'duetoday',
    amount: '5.00',
    means: card('4000000000000028'),
    code: 'LW-PAY-001',
    effect: 'lessens',
  },
  {
    name: 'past due paid',
    username: 'pastdue43',
    means: saved,
    code: 'LW-PAY-001',
    effect: 'lessens',
  },
  {
    name: 'service paid back on',
    username: 'softoff',
    means: saved,
    code: 'LW-PAY-001',
    effect: 'lessens',
  },
  {
    name: 'paid after equipment was asked for',
    username: 'pastdue76',
    means: saved,
    code: 'LW-PAY-001',
    effect: 'lessens',
  },
  {
    name: 'a closed account paid',
    username: 'disconnected',
    means: saved,
    code: 'LW-PAY-001',
    effect: 'lessens',
  },
  {
    name: 'scheduled',
    username: 'owner-of-admin',
    means: saved,
    inDays: 7,
    code: 'LW-PAY-002',
    effect: 'keeps',
  },
  {
    name: 'on its way from a bank',
    username: 'pastdue12',
    means: bank('000100001'),
    code: 'LW-PAY-003',
    effect: 'lessens',
  },
  {
    name: 'declined',
    username: 'nobank',
    means: card('4000000000000101'),
    code: 'LW-PAY-010',
    effect: 'keeps',
  },
  {
    name: 'refused by the bank',
    username: 'tempoff',
    means: bank('000100003'),
    code: 'LW-PAY-010',
    effect: 'keeps',
  },
  {
    name: 'security code refused when paying',
    username: 'hotlined',
    means: card('4000000000000150'),
    code: 'LW-PAY-011',
    effect: 'keeps',
  },
  {
    name: 'card that cannot be verified',
    username: 'bankconnect',
    means: card('4000000000000168'),
    code: 'LW-PAY-012',
    stopsAtMethod: true,
    effect: 'keeps',
  },
  {
    name: 'our failure',
    username: 'expired',
    means: card('4000000000000234'),
    code: 'LW-PAY-060',
    effect: 'keeps',
  },
];
