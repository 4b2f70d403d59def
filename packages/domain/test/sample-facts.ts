import type { Account } from '../src/account/account.ts';
import type { AutoPayEnrolment } from '../src/auto-pay/enrolment.ts';
import type { CustomerBill, LedgerEntry } from '../src/bill/bill.ts';
import type { BusinessDate } from '../src/dates/business-date.ts';
import type { AccountFacts } from '../src/facts/account-facts.ts';
import type { BankAccountMethod, CardMethod } from '../src/method/payment-method.ts';
import { usd } from '../src/money/arithmetic.ts';
import type { Payment } from '../src/payment/payment.ts';

const address = { addressLine1: '1 Main Street', city: 'Albany', state: 'NY', zip: '12207' };

const account: Account = {
  id: 'account',
  number: '1',
  companyName: 'Sample',
  status: 'active',
  serviceState: 'connected',
  softDisconnectDate: null,
  restrictions: { card: false, bank: false, online: false },
  enterpriseBilled: false,
  timeZone: 'America/New_York',
  footprint: 'CHTR',
  billerRegion: { billerType: 'CSG', system: '1', principle: '2', agent: '3' },
  portalId: null,
  behindTheModem: null,
  cycleDay: 1,
  serviceAddress: address,
  billToAddress: address,
  services: [],
  discountEligible: true,
  community: null,
  massManaged: false,
  paperless: { enrolled: false, email: null },
};

export const card = (overrides: Partial<CardMethod> = {}): CardMethod => ({
  id: 'card',
  version: 1,
  type: 'creditCard',
  name: null,
  isPreferred: true,
  isRestricted: false,
  lastFourDigits: '4242',
  usedBy: [],
  brand: 'visa',
  expirationDate: '2030-01',
  nameOnCard: 'Sample',
  funding: 'credit',
  postalCode: '12207',
  ...overrides,
});

export const bankAccount = (overrides: Partial<BankAccountMethod> = {}): BankAccountMethod => ({
  id: 'bank',
  version: 1,
  type: 'bankAccount',
  name: null,
  isPreferred: false,
  isRestricted: false,
  lastFourDigits: '6789',
  usedBy: [],
  accountType: 'checking',
  nameOnAccount: 'Sample',
  ...overrides,
});

let written = 0;
const nextId = (): string => {
  written += 1;
  return `entry-${written}`;
};

const entry = (kind: LedgerEntry['kind'], cents: number, dueDate: BusinessDate | null): LedgerEntry => ({
  id: nextId(),
  kind,
  date: dueDate ?? '2026-01-01',
  dueDate,
  amount: usd(cents),
  billId: null,
  paymentId: null,
});

/** A charge of so many cents that falls due on a day. */
export const charge = (dueDate: BusinessDate, cents: number): LedgerEntry => entry('charge', cents, dueDate);
/** So many cents paid and posted. */
export const posted = (cents: number): LedgerEntry => entry('payment', -cents, null);

/** A bill of nothing: when it was made, and when it fell due. */
export const bill = (billDate: BusinessDate, dueDate: BusinessDate): CustomerBill => ({
  id: nextId(),
  kind: 'regular',
  billDate,
  dueDate,
  serviceFrom: billDate,
  serviceTo: dueDate,
  amount: usd(0),
  isReleased: true,
  lines: [],
  news: [],
});

const methodSnapshot = {
  methodId: 'card',
  name: null,
  type: 'creditCard' as const,
  brand: 'visa' as const,
  accountType: null,
  lastFourDigits: '4242',
};

export const payment = (
  status: Payment['status'],
  cents: number,
  paymentDate: BusinessDate = '2026-11-20',
  overrides: Partial<Payment> = {},
): Payment => ({
  id: nextId(),
  reference: '7F3K-22QD',
  status,
  statusReason: null,
  returnReason: null,
  returnedDate: null,
  amount: usd(cents),
  device: null,
  paymentDate,
  requestedAt: `${paymentDate}T15:00:00.000Z`,
  postedDate: null,
  channel: 'online',
  method: methodSnapshot,
  wasMethodSaved: false,
  createdBy: { userId: 'u1', name: 'Dana' },
  inSupportQueue: false,
  wasChecked: status === 'unknown',
  failedAt: null,
  restoresServiceBy: null,
  ...overrides,
});

export const bankSnapshot = {
  methodId: 'bank',
  name: null,
  type: 'bankAccount' as const,
  brand: null,
  accountType: 'checking' as const,
  lastFourDigits: '6789',
};

export const autoPay = (debitDay: number, overrides: Partial<AutoPayEnrolment> = {}): AutoPayEnrolment => ({
  id: 'auto-pay',
  scope: 'allServices',
  method: methodSnapshot,
  debitDay,
  lastDebitDate: null,
  authorization: { textVersion: '1', language: 'en', acceptedAt: '2026-01-01T00:00:00Z', acceptedBy: 'Dana' },
  ...overrides,
});

/** Facts of an account about which nothing is special but what is given. */
export const factsWith = ({
  account: overrides = {},
  ...rest
}: Partial<Omit<AccountFacts, 'account'>> & { account?: Partial<Account> } = {}): AccountFacts => ({
  bills: [],
  ledger: [],
  payments: [],
  methods: [],
  autoPay: null,
  ...rest,
  account: { ...account, ...overrides },
});
