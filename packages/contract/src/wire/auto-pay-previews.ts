import type { AutoPayCancelPreview, FirstDebit, GivenAuthorization } from '@linework/domain';
import type * as schema from '../generated/graph-schema.ts';
import { nextDebitToWire } from './balance.ts';
import { moneyToWire } from './money.ts';
import { paymentToWire } from './payment.ts';

/** What is told before somebody enrolls. @param today in the account's zone */
export const firstDebitToWire = (
  { sum, ...dates }: FirstDebit,
  today: FirstDebit['date'],
): schema.FirstDebit => ({
  ...dates,
  isToday: dates.date === today,
  sum: {
    owed: moneyToWire(sum.owed),
    onTheirWay: moneyToWire(sum.onTheirWay),
    scheduled: moneyToWire(sum.scheduled),
    debit: moneyToWire(sum.debit),
    ahead: moneyToWire(sum.ahead),
    scheduledLater: sum.scheduledLater.map(paymentToWire),
  },
});

/** What is told before somebody cancels. */
export const autoPayCancelPreviewToWire = ({
  discountLost,
  stillMade,
  toPay,
  scheduledStay,
  scopesStay,
  mobileIsMissing,
}: AutoPayCancelPreview): schema.AutoPayCancelPreview => ({
  discountLost: discountLost && {
    month: moneyToWire(discountLost.month),
    year: moneyToWire(discountLost.year),
  },
  stillMade: stillMade && nextDebitToWire(stillMade),
  toPay: moneyToWire(toPay.amount),
  dueDate: toPay.dueDate,
  scheduledStay: scheduledStay.map(paymentToWire),
  scopesStay,
  mobileIsMissing,
});

/** What was authorized once. */
export const givenAuthorizationToWire = ({
  method,
  ...given
}: GivenAuthorization): schema.GivenAuthorization => ({ ...given, paymentMethod: method });
