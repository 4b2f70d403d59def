import type { AutoPayEnrolment } from '../auto-pay/enrolment.ts';
import type { AutoPayScope } from '../method/method-kinds.ts';
import { isPositive, sum } from '../money/arithmetic.ts';
import type { OutcomeCode } from '../outcomes/outcomes.ts';
import type { AcceptedAutoPay } from './asked-auto-pay.ts';
import { authorizationFor, type VersionedText } from './authorization-text.ts';
import type { AutoPayOverview, DebitToCome } from './auto-pay-overview.ts';
import type { DebitDayChoice } from './debit-day-choice.ts';
import { chargeOf, type FirstCharge, type FirstDebit } from './first-debit.ts';

/** Auto Pay for something, as it is told. */
export type AutoPayStanding = Omit<AutoPayEnrolment, 'lastDebitDate'>;

/** What is accepted with a change of the one, of mobile service's, and of both. */
export interface ChangeTexts {
  readonly allServices: VersionedText;
  /** `null` where mobile Auto Pay is not on. */
  readonly ofMobile: { readonly alone: VersionedText; readonly withAllServices: VersionedText } | null;
}

/** The wording of a change of some of what is on. */
export function textOfChange(
  { allServices, ofMobile }: ChangeTexts,
  scopes: readonly AutoPayScope[],
): VersionedText {
  if (!ofMobile || !scopes.includes('mobile')) return allServices;
  return scopes.includes('allServices') ? ofMobile.withAllServices : ofMobile.alone;
}

/** Auto Pay as somebody is told of it who may change it. */
export interface ManagedAutoPay
  extends Pick<
    AutoPayOverview,
    | 'nextDebit'
    | 'nextBillDate'
    | 'isLastDebit'
    | 'ofMobile'
    | 'mobileIsMissing'
    | 'discount'
    | 'cardsOnly'
    | 'debitDays'
  > {
  readonly allServices: AutoPayStanding | null;
  readonly mobile: AutoPayStanding | null;
  /** What is accepted with a change. */
  readonly texts: ChangeTexts;
}

/** What of Auto Pay's overview is told to whoever may change it. One that has ended too late for a debit takes no bill after. */
export const managedAutoPay = ({
  obstacle: _,
  defaultDebitDay: __,
  ...overview
}: AutoPayOverview): ManagedAutoPay => ({
  ...overview,
  nextBillDate: overview.allServices === null && overview.isLastDebit ? null : overview.nextBillDate,
  texts: { allServices: authorizationFor([]), ofMobile: mobileTexts(overview) },
});

const mobileTexts = ({ ofMobile }: Pick<AutoPayOverview, 'ofMobile'>): ChangeTexts['ofMobile'] =>
  ofMobile && {
    alone: authorizationFor(['mobile']),
    withAllServices: authorizationFor(['allServices', 'mobile']),
  };

/** Mobile Auto Pay alone, as somebody is told of it who manages that: what all services are debited is left out. */
export const mobileManaged = (autoPay: ManagedAutoPay): ManagedAutoPay => ({
  ...autoPay,
  allServices: null,
  nextDebit: autoPay.ofMobile?.nextDebit ?? null,
  isLastDebit: autoPay.ofMobile?.isLastDebit ?? false,
  nextBillDate: autoPay.ofMobile?.nextBillDate ?? null,
  debitDays: autoPay.ofMobile?.debitDays ?? [],
  discount: null,
  cardsOnly: 'mobileTakesCards',
});

/** What the debits that are told of are made for: all services, or mobile service where that alone is managed. */
export const debitedStanding = ({
  allServices,
  mobile,
}: Pick<ManagedAutoPay, 'allServices' | 'mobile'>): AutoPayStanding | null => allServices ?? mobile;

/** The days that a change of some of what is on may choose between: of two each goes with both bills. */
export function daysOfChange(
  { debitDays, ofMobile }: Pick<ManagedAutoPay, 'debitDays' | 'ofMobile'>,
  scopes: readonly AutoPayScope[],
): readonly DebitDayChoice[] {
  if (!ofMobile || !scopes.includes('mobile')) return debitDays;
  if (!scopes.includes('allServices')) return ofMobile.debitDays;
  return debitDays.map((choice, index) => {
    const ofBill = ofMobile.debitDays[index];
    return choice.availability === 'available' && ofBill ? ofBill : choice;
  });
}

/**
 * What mobile service is debited next by a change of it that is managed together with all services; `null` where the change is not
 * of it or comes too late, and where nothing is billed.
 * @param debitDay 1–31; `null` where each keeps its own
 */
export function mobileDebitOfChange(
  { allServices, ofMobile }: Pick<ManagedAutoPay, 'allServices' | 'ofMobile'>,
  scopes: readonly AutoPayScope[],
  debitDay: number | null,
): Pick<DebitToCome, 'amount' | 'date'> | null {
  const next = ofMobile?.nextDebit;
  if (!allServices || !next?.isChangeable || !isPositive(next.amount) || !scopes.includes('mobile'))
    return null;
  const choice = ofMobile?.debitDays.find(({ day }) => day === debitDay);
  return { amount: next.amount, date: choice?.firstDebit ?? next.date };
}

/** What is on, all services first. */
export const standingsOf = ({
  allServices,
  mobile,
}: Pick<ManagedAutoPay, 'allServices' | 'mobile'>): AutoPayStanding[] =>
  [allServices, mobile].filter((standing) => standing !== null);

/** The next debit where it is too late to change it: it is made as it stands, whatever is changed or canceled now. */
export const debitStillMade = ({ nextDebit }: Pick<ManagedAutoPay, 'nextDebit'>): DebitToCome | null =>
  nextDebit && !nextDebit.isChangeable && isPositive(nextDebit.amount) ? nextDebit : null;

/** What is charged first by a change, of the account and of mobile service: both where they come on one day; `null` where nothing is. */
export function firstChargeOfChange(
  first: Pick<FirstDebit, 'date' | 'sum'> | null,
  ofMobile: FirstCharge | null,
): FirstCharge | null {
  const charges = [first && chargeOf(first), ofMobile]
    .filter((one) => one !== null)
    .filter(({ amount }) => isPositive(amount));
  const [date] = charges.map((one) => one.date).sort();
  if (!date) return null;
  return { date, amount: sum(charges.filter((one) => one.date === date).map(({ amount }) => amount)) };
}

/** What is sent to change Auto Pay. */
export interface AutoPayChangeRequest extends AcceptedAutoPay {
  readonly scopes: readonly AutoPayScope[];
  /** A saved method; `null` for a new one, which its token names, and where each keeps its own. */
  readonly paymentMethodId: string | null;
  readonly cardDataToken: string | null;
  /** 1–31; `null` where each keeps its own. */
  readonly debitDay: number | null;
  /** The enrolments it was decided on. */
  readonly seen: readonly string[];
}

/** What came of a change or a cancellation. */
export interface AutoPayAnswer {
  /** `null` where it was done. */
  readonly outcome: OutcomeCode | null;
  /** How it stands now; `null` where nobody said. */
  readonly autoPay: ManagedAutoPay | null;
  /** What support finds the answer by. */
  readonly reference: string | null;
}

/**
 * Whether a change that nobody answered was made all the same: each service has another enrolment than the one it was decided
 * on, with what was asked for.
 */
export const hasChanged = (
  now: Pick<ManagedAutoPay, 'allServices' | 'mobile'>,
  { scopes, paymentMethodId, debitDay, seen }: AutoPayChangeRequest,
): boolean =>
  scopes.every((scope) => {
    const standing = now[scope];
    return (
      standing !== null &&
      !seen.includes(standing.id) &&
      (debitDay ?? standing.debitDay) === standing.debitDay &&
      (paymentMethodId ?? standing.method.methodId) === standing.method.methodId
    );
  });
