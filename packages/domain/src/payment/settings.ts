import { usd } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';

/** What the provider configures about payments. Defaults are the product's decisions where the spec is silent. */
export interface PaymentSettings {
  /** `HH:MM` in the billing time zone; from then on tomorrow is refused as a payment date. */
  readonly cutOff: string;
  /** How many days ahead a payment may be dated. */
  readonly daysAhead: number;
  readonly minimumVariant: 'oneDollar' | 'amountDue';
  readonly maximum: Money;
  /** The one portal identifier that has a maximum of its own (spec section 5). */
  readonly override: { readonly portalId: string; readonly maximum: Money } | null;
  /** Whether customers may sign in to their bank: all, none, or the accounts whose numbers are listed. */
  readonly bankConnect: boolean | readonly string[];
}

export const defaultPaymentSettings: PaymentSettings = {
  cutOff: '20:00',
  daysAhead: 60,
  minimumVariant: 'oneDollar',
  maximum: usd(500_000),
  override: { portalId: 'LW-PORTAL-7', maximum: usd(5_000_000) },
  bankConnect: false,
};

/** At most two future-dated payments (spec sections 5 and 9). */
export const maximumFuturePayments = 2;
/** Auto Pay's discount a month (spec section 9). */
export const autoPayDiscount: Money = usd(500);
/** The least one-time payment in the one-dollar variant, and whenever nothing is owed. */
export const leastPayment: Money = usd(100);

/** Whether an account's customers may sign in to their bank, which a provider can offer to a few accounts first. */
export const offersBankConnect = (
  { bankConnect }: Pick<PaymentSettings, 'bankConnect'>,
  accountNumber: string,
): boolean =>
  typeof bankConnect === 'boolean'
    ? bankConnect
    : bankConnect.some((number) => withoutSpaces(number) === withoutSpaces(accountNumber));

const withoutSpaces = (number: string): string => number.replaceAll(' ', '');
