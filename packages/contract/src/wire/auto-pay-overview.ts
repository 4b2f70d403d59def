import {
  type AutoPayEnrolment,
  type AutoPayOverview,
  type AutoPayScope,
  authorizationFor,
  type DebitDayChoice,
  type DebitToCome,
} from '@linework/domain';
import type * as schema from '../generated/graph-schema.ts';
import { moneyToWire } from './money.ts';

/** Auto Pay as it is managed, with the wording that is accepted today. @param scope what was asked about */
export const autoPayOverviewToWire = (
  { allServices, mobile, nextDebit, ofMobile, discount, debitDays, ...rest }: AutoPayOverview,
  scope: AutoPayScope = 'allServices',
): schema.AutoPayOverview => ({
  ...rest,
  allServices: allServices && standingToWire(allServices),
  mobile: mobile && standingToWire(mobile),
  nextDebit: nextDebit && debitToWire(nextDebit),
  ofMobile: ofMobile && {
    ...ofMobile,
    nextDebit: ofMobile.nextDebit && debitToWire(ofMobile.nextDebit),
    debitDays: ofMobile.debitDays.map(debitDayToWire),
    authorizationText: authorizationFor(['mobile']),
    authorizationTextOfBoth: authorizationFor(['allServices', 'mobile']),
  },
  discount: discount && moneyToWire(discount),
  debitDays: debitDays.map(debitDayToWire),
  authorizationText: authorizationFor([scope]),
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
