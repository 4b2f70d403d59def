import { paysOnline } from '../method/restriction-standing.ts';
import { isPositive } from '../money/arithmetic.ts';
import { type FixedAmount, fixedAmounts } from './fixed-amounts.ts';
import { type PaymentOptions, paidOf } from './payment-options.ts';

/**
 * What to pay next of what the account owes, as billing home asks for it: what is past due, else what is left beside what is
 * set to pay. `null` where nothing is, where it cannot be paid online or at once, and while another payment is not confirmed.
 */
export function restToPay(options: PaymentOptions): FixedAmount | null {
  const { balance, left, openPayment, restriction } = options;
  if (paidOf(options) || openPayment || !paysOnline(restriction)) return null;
  const isPastDue = isPositive(balance.pastDueNet);
  if (!isPastDue && left && !isPositive(left)) return null;
  const first = isPastDue ? 'pastDue' : 'left';
  const amounts = fixedAmounts(options);
  const rest = amounts.find(({ choice }) => choice === first) ?? amounts.find(isAll);
  return rest && !rest.isRefused ? rest : null;
}

const isAll = ({ choice }: FixedAmount): boolean => choice === 'amountDue';
