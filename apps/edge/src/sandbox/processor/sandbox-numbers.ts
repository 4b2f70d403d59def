import type { CardBrand } from '@linework/domain';
import type { DeclineReason, ProcessorFunding } from '../../processor/processor-port.ts';

/** What the sandbox does with a number. Each exists to reach one outcome. */
export type SandboxBehaviour =
  | { readonly onCharge: 'approve' }
  | { readonly onCharge: 'decline'; readonly reason: DeclineReason }
  /** Charges nothing and never answers; asked later it knows of no charge. */
  | { readonly onCharge: 'silentBeforeCharge' }
  /** Charges, and never answers; asked later it tells of the charge. */
  | { readonly onCharge: 'silentAfterCharge' }
  /** Never answers, and later refuses to say whether it charged, so that a person must look. */
  | { readonly onCharge: 'silentForEver' }
  | { readonly onCharge: 'unavailable' }
  /** With a code the bank sends it back days later. */
  | { readonly onCharge: 'bankDebit'; readonly returnCode: string | null };

/** What comes of agreeing to debits by a method, or of giving one up; done where nothing is named. */
export type SandboxAgreement = 'refusesToBegin' | 'refusesToEnd' | 'losesTheOther';

export interface SandboxCard {
  readonly number: string;
  readonly name: string;
  readonly brand: CardBrand;
  readonly funding: ProcessorFunding;
  /** `always`: any code matches. `securityCode`: none does. `method`: the card itself cannot be verified. */
  readonly verification: 'always' | 'securityCode' | 'method';
  readonly behaviour: SandboxBehaviour;
  readonly agreement: SandboxAgreement | null;
  /** What it is for, in the words of docs/sandbox-numbers.md. */
  readonly shows: string;
}

export interface SandboxBankAccount {
  readonly routingNumber: string;
  readonly accountNumber: string;
  readonly name: string;
  readonly verification: 'always' | 'method';
  readonly behaviour: SandboxBehaviour;
  readonly agreement: SandboxAgreement | null;
  readonly shows: string;
}

const approve = { onCharge: 'approve' } as const;
const decline = (reason: DeclineReason) => ({ onCharge: 'decline', reason }) as const;

const card = (
  name: string,
  number: string,
  shows: string,
  rest: Partial<Omit<SandboxCard, 'name' | 'number' | 'shows'>> = {},
): SandboxCard => ({
  name,
  number,
  shows,
  brand: 'visa',
  funding: 'credit',
  verification: 'always',
  behaviour: approve,
  agreement: null,
  ...rest,
});

/** Published test cards: any expiry to come, any ZIP, any security code but 000 (0000), which never matches. */
export const sandboxCards = [
  card('approved', '4000000000000002', 'LW-PAY-001, paid'),
  card('approvedAmex', '370000000000002', 'LW-PAY-001, a security code of four digits', { brand: 'amex' }),
  card('approvedMastercard', '5100000000000008', 'LW-PAY-001, another brand', { brand: 'mc' }),
  card('approvedDiscover', '6011000000000004', 'LW-PAY-001, another brand', { brand: 'discover' }),
  card('approvedDebit', '4000000000000010', 'LW-PAY-001, a debit card, which can be saved', {
    funding: 'debit',
  }),
  card(
    'approvedPrepaid',
    '4000000000000028',
    'LW-PAY-001, a prepaid or gift card, which cannot be saved: LW-WAL-015',
    {
      funding: 'prepaid',
    },
  ),
  card('approvedRechargeable', '4000000000000036', 'LW-PAY-001, a rechargeable card, which can be saved', {
    funding: 'rechargeable',
  }),
  card('insufficientFunds', '4000000000000101', 'LW-PAY-010, declined for lack of funds', {
    behaviour: decline('insufficientFunds'),
  }),
  card('declined', '4000000000000119', 'LW-PAY-010, declined without a reason', {
    behaviour: decline('generic'),
  }),
  card('lostOrStolen', '4000000000000127', 'LW-PAY-010, declined: reported lost or stolen', {
    behaviour: decline('lostOrStolen'),
  }),
  card('limitExceeded', '4000000000000135', 'LW-PAY-010, declined: over its limit', {
    behaviour: decline('limitExceeded'),
  }),
  card('securityCodeFails', '4000000000000143', 'LW-PAY-011, no security code matches', {
    verification: 'securityCode',
  }),
  card('securityCodeFailsOnCharge', '4000000000000150', 'LW-PAY-011, found out only when charging', {
    behaviour: decline('securityCode'),
  }),
  card('verificationFails', '4000000000000168', 'LW-PAY-012, the card cannot be verified', {
    verification: 'method',
  }),
  card('silentBeforeCharge', '4000000000000200', 'LW-PAY-040, then failed: no answer, nothing charged', {
    behaviour: { onCharge: 'silentBeforeCharge' },
  }),
  card('silentAfterCharge', '4000000000000218', 'LW-PAY-040, then paid: charged, but no answer', {
    behaviour: { onCharge: 'silentAfterCharge' },
  }),
  card('silentForEver', '4000000000000226', 'LW-PAY-040, then the support queue: it never says', {
    behaviour: { onCharge: 'silentForEver' },
  }),
  card('unavailable', '4000000000000234', 'LW-PAY-060, the processor takes no payments now', {
    behaviour: { onCharge: 'unavailable' },
  }),
  card('noAgreement', '4000000000000309', 'LW-PAY-001; for Auto Pay LW-APY-020, LW-APY-021 or LW-APY-041', {
    agreement: 'refusesToBegin',
  }),
  card(
    'lastingAgreement',
    '4000000000000317',
    'LW-PAY-001; Auto Pay by it: LW-APY-030, LW-APY-040, LW-APY-041; deleting it: LW-WAL-010',
    {
      agreement: 'refusesToEnd',
    },
  ),
  card('losingAgreement', '4000000000000325', 'LW-PAY-001; changing Auto Pay to it: LW-APY-043', {
    agreement: 'losesTheOther',
  }),
] as const satisfies readonly SandboxCard[];

/** A routing number that passes its check and belongs to no bank. */
export const sandboxRoutingNumber = '999000001';

const bankAccount = (
  name: string,
  accountNumber: string,
  shows: string,
  rest: Partial<Pick<SandboxBankAccount, 'verification' | 'behaviour' | 'agreement'>> = {},
): SandboxBankAccount => ({
  name,
  routingNumber: sandboxRoutingNumber,
  accountNumber,
  shows,
  verification: 'always',
  behaviour: { onCharge: 'bankDebit', returnCode: null },
  agreement: null,
  ...rest,
});

export const sandboxBankAccounts = [
  bankAccount('bankSettles', '000100001', 'LW-PAY-003, pending, then settled by the bank'),
  bankAccount('bankReturns', '000100002', 'LW-PAY-003, then LW-PAY-050: sent back for lack of funds (R01)', {
    behaviour: { onCharge: 'bankDebit', returnCode: 'R01' },
  }),
  bankAccount('bankDeclined', '000100003', 'LW-PAY-010, refused at once', { behaviour: decline('generic') }),
  bankAccount('bankVerificationFails', '000100004', 'LW-PAY-012, the account cannot be verified', {
    verification: 'method',
  }),
  bankAccount('bankSilentAfterCharge', '000100005', 'LW-PAY-040, then pending: taken, but no answer', {
    behaviour: { onCharge: 'silentAfterCharge' },
  }),
  bankAccount(
    'bankClosed',
    '000100006',
    'LW-PAY-003, then LW-PAY-050: sent back, the account is closed (R02)',
    {
      behaviour: { onCharge: 'bankDebit', returnCode: 'R02' },
    },
  ),
  bankAccount('bankNotFound', '000100007', 'LW-PAY-003, then LW-PAY-050: sent back, no such account (R03)', {
    behaviour: { onCharge: 'bankDebit', returnCode: 'R03' },
  }),
  bankAccount(
    'bankNotAuthorized',
    '000100008',
    'LW-PAY-003, then LW-PAY-050: sent back, not authorized (R29)',
    {
      behaviour: { onCharge: 'bankDebit', returnCode: 'R29' },
    },
  ),
  bankAccount(
    'bankNoAgreement',
    '000100009',
    'LW-PAY-003; for Auto Pay LW-APY-020, LW-APY-022 or LW-APY-041',
    {
      agreement: 'refusesToBegin',
    },
  ),
] as const satisfies readonly SandboxBankAccount[];

/** This security code matches on no card (four zeros on American Express), saved cards too. */
export const securityCodeThatFails = /^0{3,4}$/;
