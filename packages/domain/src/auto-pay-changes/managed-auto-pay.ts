import type { AutoPayEnrolment } from '../auto-pay/enrolment.ts';
import type { AutoPayScope } from '../method/method-kinds.ts';
import { isPositive } from '../money/arithmetic.ts';
import type { OutcomeCode } from '../outcomes/outcomes.ts';
import type { AcceptedAutoPay } from './asked-auto-pay.ts';
import { type AuthorizationText, authorizationVersion, authorizationWording } from './authorization-text.ts';
import type { AutoPayOverview, DebitToCome } from './auto-pay-overview.ts';

/** Auto Pay for something, as it is told. */
export type AutoPayStanding = Omit<AutoPayEnrolment, 'lastDebitDate'>;

/** Auto Pay as somebody is told of it who may change it. */
export interface ManagedAutoPay
  extends Pick<AutoPayOverview, 'nextDebit' | 'isLastDebit' | 'mobileIsMissing' | 'discount' | 'debitDays'> {
  readonly allServices: AutoPayStanding | null;
  readonly mobile: AutoPayStanding | null;
  /** What is accepted with a change, and which version of it. */
  readonly textVersion: string;
  readonly wording: AuthorizationText;
}

/** What of Auto Pay's overview is told to whoever may change it. */
export const managedAutoPay = ({
  obstacle: _,
  defaultDebitDay: __,
  ...overview
}: AutoPayOverview): ManagedAutoPay => ({
  ...overview,
  textVersion: authorizationVersion,
  wording: authorizationWording,
});

/** What is on, all services first. */
export const standingsOf = ({
  allServices,
  mobile,
}: Pick<ManagedAutoPay, 'allServices' | 'mobile'>): AutoPayStanding[] =>
  [allServices, mobile].filter((standing) => standing !== null);

/** The next debit where it is too late to change it: it is made as it stands, whatever is changed or canceled now. */
export const debitStillMade = ({ nextDebit }: Pick<ManagedAutoPay, 'nextDebit'>): DebitToCome | null =>
  nextDebit && !nextDebit.isChangeable && isPositive(nextDebit.amount) ? nextDebit : null;

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
