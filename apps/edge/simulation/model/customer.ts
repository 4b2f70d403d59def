import type { BusinessDate } from '@linework/domain';
import type { Browser } from '../../test/support/browser.ts';
import type { Row } from '../world/observe.ts';

/** A way to pay: saved, and known to the sandbox by the name of what it does. */
export interface Method {
  readonly id: string;
  readonly isBank: boolean;
  readonly behaves: string;
  readonly token: string;
  /** Numbers that it had before, and until when. */
  readonly before: readonly { readonly token: string; readonly until: Date }[];
  /** How often it was edited, counted from 1. */
  readonly version: number;
}

/** What a customer and the provider agreed on about one payment; `called off` moves nothing any more. */
export interface Agreed {
  readonly cents: number;
  readonly day: BusinessDate;
  readonly method: string;
  readonly isCalledOff: boolean;
}

/** Auto Pay as it was agreed on. */
export interface AgreedAutoPay {
  /** 1–31. */
  readonly dayOfMonth: number;
  readonly method: string;
  /** The day on which it was authorized as it is. */
  readonly since: BusinessDate;
  /** No debit is for this day or one before it any more. */
  readonly dealt: BusinessDate;
  /** The debit day that was tried last, and the payments by which it was. */
  readonly tried: { readonly day: BusinessDate; readonly payments: readonly string[] } | null;
}

/** A debit that is still made although Auto Pay was changed or ended since. */
export interface LastDebit {
  readonly day: BusinessDate;
  readonly method: string;
  readonly since: BusinessDate;
}

/** All that the model knows of one customer: what was billed, and what was agreed. It counts by itself. */
export interface Customer {
  readonly id: string;
  readonly timeZone: string;
  readonly browser: Browser;
  readonly userId: string;
  card: Method;
  readonly bank: Method;
  /** The day of the month on which a bill is made. */
  readonly billDay: number;
  /** A disconnected account is debited nothing by Auto Pay. */
  readonly isDisconnected: boolean;
  billed: number;
  billedOn: BusinessDate;
  readonly agreed: Map<string, Agreed>;
  autoPay: AgreedAutoPay | null;
  lastDebit: LastDebit | null;
  /** What was decided since the last look and is to be told, as `kind/subject`. */
  decided: readonly string[];
  /** The last day on which somebody was at work on what is told before a debit. */
  noticedOn: BusinessDate | null;
}

export const methodOf = ({ card, bank }: Customer, id: string | null): Method =>
  id === bank.id ? bank : card;

const standing = new Set<Row['status']>(['successful', 'pending', 'running', 'unknown']);

/** What is owed: what was billed, less what was paid or may have been. A debit that was sent back is owed again. */
export const owed = ({ billed }: Customer, rows: readonly Row[]): number =>
  billed - rows.filter(({ status }) => standing.has(status)).reduce((cents, row) => cents + row.cents, 0);

/** Payments that wait for their day. */
export const waiting = (rows: readonly Row[]): Row[] => rows.filter(({ status }) => status === 'scheduled');

/** Whether one payment keeps every other from being made. */
export const isHeld = (rows: readonly Row[]): boolean =>
  rows.some(({ status, withSupport }) => status === 'running' || (status === 'unknown' && !withSupport));
