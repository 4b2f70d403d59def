import {
  type AutoPayChangeRequest,
  type AutoPayScope,
  type AutoPayStanding,
  type ChosenDebit,
  type DebitDayChoice,
  daysOfChange,
  debitedStanding,
  debitOfEarlierMethod,
  debitStillMade,
  type FirstCharge,
  type FirstDebit,
  firstChargeOfChange,
  firstDebitFrom,
  methodsForAutoPay,
  mobileDebitOfChange,
  type Payment,
  seenMethods,
  standingsOf,
  unconfirmedDebit,
  zero,
} from '@linework/domain';
import { isUsable, type MethodAnswers, methodThatPays, worksOn } from '@linework/parts/flow/chart';
import type { ManageContext, ManageEvent } from './auto-pay-manage.types.ts';

export const emptyContext: ManageContext = {
  step: undefined,
  options: null,
  autoPay: null,
  cancelPreview: null,
  authorizations: null,
  scopes: [],
  changing: 'method',
  method: null,
  isPrepaid: false,
  debitDay: null,
  first: null,
  accepted: null,
  charged: null,
  result: null,
  isCutOff: false,
};

/** What is on. */
export const standingsIn = ({ autoPay }: Pick<ManageContext, 'autoPay'>): AutoPayStanding[] =>
  autoPay ? standingsOf(autoPay) : [];

/** What the change is for: what was said, else the one that is on. */
export function scopesIn(context: ManageContext): readonly AutoPayScope[] {
  const standings = standingsIn(context);
  if (context.scopes.length > 0) return context.scopes;
  return standings.length === 1 ? standings.map(({ scope }) => scope) : [];
}

/** The debit that is told of is what changes: the bill's own, or the mobile bill's where that alone is managed. */
export const isAboutDebit = (context: ManageContext): boolean => {
  const told = context.autoPay && debitedStanding(context.autoPay);
  return told !== null && scopesIn(context).includes(told.scope);
};

/** More than one is on, and nothing says yet which of them is changed. */
export const mustChooseServices = (context: ManageContext): boolean =>
  standingsIn(context).length > 1 && context.scopes.length === 0;

/** What is changed, as it stands. */
export const changedStandings = (context: ManageContext): AutoPayStanding[] =>
  standingsIn(context).filter(({ scope }) => scopesIn(context).includes(scope));

/** The days that what is changed may have. */
export const daysIn = (context: ManageContext): readonly DebitDayChoice[] =>
  context.autoPay ? daysOfChange(context.autoPay, scopesIn(context)) : [];

/** The day as it is to be, where all that is changed has one. */
export function dayIn(context: ManageContext): DebitDayChoice | null {
  const day = context.debitDay ?? changedStandings(context)[0]?.debitDay;
  return daysIn(context).find((choice) => choice.day === day) ?? null;
}

/** What was chosen as another method, with what the rules of Auto Pay say of each. */
export function methodAnswers(context: ManageContext): MethodAnswers {
  const { options, method } = context;
  const use = {
    isPaying: false,
    firstDebit: dayIn(context)?.firstDebit ?? null,
    scopes: scopesIn(context),
    isMassManaged: context.autoPay?.cardsOnly === 'massManagedTakesCards',
    isChange: true,
  };
  return { method, options: options && { methods: methodsForAutoPay(options.methods, use) } };
}

/** What is debited from then on. */
export const methodIn = (context: ManageContext) =>
  methodThatPays(methodAnswers(context)) ?? changedStandings(context)[0]?.method;

/** Whether what is debited works on a date: what stays is not judged again. */
export const debitsOn = (context: ManageContext, date: DebitDayChoice['firstDebit']): boolean =>
  context.method === null || worksOn(methodAnswers(context), date);

/** What Auto Pay has charged by another method than the chosen one, and nobody can confirm yet; `null` where nothing is. */
export function toEarlierMethod(context: ManageContext): Payment | null {
  const { options, method } = context;
  if (!options || !method || !isAboutDebit(context)) return null;
  const methodId = method.kind === 'saved' ? method.methodId : null;
  return debitOfEarlierMethod(unconfirmedDebit(options.countedPayments), methodId);
}

/** Whether the day would be another for one of the services. */
export const changesDay = (context: ManageContext): boolean =>
  context.debitDay !== null &&
  changedStandings(context).some(({ debitDay }) => debitDay !== context.debitDay);

/** What is another since the change was made. */
export function changeMade(context: ManageContext): 'method' | 'day' | 'both' {
  if (context.method === null) return 'day';
  return context.debitDay === null ? 'method' : 'both';
}

/** Something is another, and it goes together. */
export function isComplete(context: ManageContext): boolean {
  const choice = dayIn(context);
  if (!choice || scopesIn(context).length === 0) return false;
  const isDayFine = !changesDay(context) || choice.availability === 'available';
  const isMethodFine =
    context.method === null || (isUsable(methodAnswers(context)) && debitsOn(context, choice.firstDebit));
  return (context.method !== null || changesDay(context)) && isDayFine && isMethodFine;
}

/** What the next debit by the change is asked for with; `null` where the change comes too late for it, or none is made by it. */
export function chosenDebit(context: ManageContext): ChosenDebit | null {
  const { autoPay } = context;
  const choice = dayIn(context);
  const method = methodIn(context);
  if (!autoPay || !choice || !method || !isAboutDebit(context) || debitStillMade(autoPay)) return null;
  return {
    scope: debitedStanding(autoPay)?.scope ?? 'allServices',
    debitDay: choice.day,
    methodType: method.type,
    payNow: zero,
  };
}

/** The next debit by the change as far as it is known: as the server told it, else by what is chosen so far. */
export function firstIn(context: ManageContext): FirstDebit | null {
  const { options, first } = context;
  const chosen = chosenDebit(context);
  const choice = dayIn(context);
  if (!chosen || !options || !choice) return null;
  return first ?? firstDebitFrom(options, choice, chosen);
}

/** What mobile service is debited next by the change, where it is managed together with all services. */
export const mobileDebitIn = (context: ManageContext) =>
  context.autoPay &&
  mobileDebitOfChange(context.autoPay, scopesIn(context), changesDay(context) ? context.debitDay : null);

/** What the change charges first, of all that it is for; `null` where it comes too late for the next debit, or nothing is billed. */
export const firstChargeIn = (context: ManageContext): FirstCharge | null =>
  firstChargeOfChange(firstIn(context), mobileDebitIn(context));

/** The same with another day. @param debitDay 1–31 */
export const firstChargeOn = (context: ManageContext, debitDay: number): FirstCharge | null =>
  firstChargeIn({ ...context, debitDay, first: null });

/** Everything that is sent, once the customer has said it, accepted it, and the rules agree; `null` before. */
export function readyChange(context: ManageContext): AutoPayChangeRequest | null {
  const { method, accepted, debitDay } = context;
  if (!accepted || !isComplete(context)) return null;
  return {
    ...accepted,
    scopes: scopesIn(context),
    seen: standingsIn(context).map(({ id }) => id),
    seenMethods: context.options ? seenMethods(context.options) : undefined,
    paymentMethodId: method?.kind === 'saved' ? method.methodId : null,
    cardDataToken: method?.token?.token ?? null,
    debitDay: changesDay(context) ? debitDay : null,
  };
}

/** What the server said has been read, and another answer is another change. */
const anew = { result: null, first: null, isPrepaid: false } as const;

/** What is known once the customer has answered. The chart keeps it, and its guards ask it where an answer would lead. */
export function answered(context: ManageContext, event: ManageEvent): ManageContext {
  switch (event.type) {
    case 'method.reopened':
    case 'bank.reopened':
      return { ...context, changing: 'method' };
    case 'day.reopened':
      return { ...context, changing: 'day' };
    case 'services.submitted':
      return { ...context, ...anew, scopes: event.scopes };
    case 'savedMethod.submitted': {
      const { methodId, token } = event;
      return { ...context, ...anew, method: { kind: 'saved', methodId, token } };
    }
    case 'newMethod.submitted': {
      const { token, method } = event;
      return { ...context, ...anew, method: { kind: 'new', token, method, save: true } };
    }
    case 'day.submitted':
      return { ...context, ...anew, debitDay: event.day };
    case 'change.submitted':
      return { ...context, accepted: event.accepted };
    default:
      return context;
  }
}
