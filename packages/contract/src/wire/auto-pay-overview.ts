import {
  type AutoPayEnrolment,
  type AutoPayOverview,
  authorizationVersion,
  authorizationWording,
  type DebitDayChoice,
  type DebitToCome,
} from '@linework/domain';
import type * as schema from '../generated/graph-schema.ts';
import { moneyToWire } from './money.ts';

/** Auto Pay as it is managed, with the wording that is accepted today. */
export const autoPayOverviewToWire = ({
  allServices,
  mobile,
  nextDebit,
  discount,
  debitDays,
  ...rest
}: AutoPayOverview): schema.AutoPayOverview => ({
  ...rest,
  allServices: allServices && standingToWire(allServices),
  mobile: mobile && standingToWire(mobile),
  nextDebit: nextDebit && debitToWire(nextDebit),
  discount: discount && moneyToWire(discount),
  debitDays: debitDays.map(debitDayToWire),
  authorizationText: { textVersion: authorizationVersion, wording: authorizationWording },
});

const standingToWire = ({ method, ...standing }: AutoPayEnrolment): schema.AutoPayStanding => ({
  ...standing,
  paymentMethod: method,
});

const debitToWire = ({ method, amount, ...debit }: DebitToCome): schema.AutoPayDebit => ({
  ...debit,
  amount: moneyToWire(amount),
  paymentMethod: method,
});

const debitDayToWire = (choice: DebitDayChoice): schema.DebitDayChoice => ({
  day: choice.day,
  firstDebit: choice.firstDebit,
  late: choice.availability === 'available' ? null : { dueDate: choice.dueDate, daysLate: choice.daysLate },
});
