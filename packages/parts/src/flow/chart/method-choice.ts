import {
  type BusinessDate,
  lastDayOfMonth,
  type OfferedMethod,
  type PaymentMethodType,
} from '@linework/domain';
import type { CardDataToken, TokenisedMethod } from '../../ports/card-data.types.ts';

/** What pays: a saved method (a card with its verified code), or a new one, known by its token alone. */
export type MethodChoice =
  | { readonly kind: 'saved'; readonly methodId: string; readonly token: CardDataToken | null }
  | {
      readonly kind: 'new';
      readonly token: CardDataToken;
      readonly method: TokenisedMethod;
      /** Keep it for next time, once it has paid. */
      readonly save: boolean;
    };

/** What a flow's context says of the method. */
export interface MethodAnswers {
  readonly method: MethodChoice | null;
  readonly options: { readonly methods: readonly OfferedMethod[] } | null;
}

/** The saved method that was chosen, with what the rules say of it. */
export function methodOption({ method, options }: MethodAnswers): OfferedMethod | null {
  if (method?.kind !== 'saved') return null;
  return options?.methods.find((option) => option.method.id === method.methodId) ?? null;
}

/** Whether the chosen method can pay: a saved one is not blocked, and a saved card's code was verified. */
export function isUsable(answers: MethodAnswers): boolean {
  const { method } = answers;
  if (method?.kind !== 'saved') return method !== null;
  const option = methodOption(answers);
  if (!option || option.blockedReason) return false;
  return option.method.type === 'bankAccount' || method.token !== null;
}

/** What is known of a method that a kept form is without. */
export interface MethodNotKept {
  readonly method: MethodChoice | null;
  /** What kind of new method had been given in the form that was kept; `null` where none had. */
  readonly notKept: PaymentMethodType | null;
}

/** What kind of new method a draft leaves out: the one that was given, or that was missing already. */
export function methodLeftOut({ method, notKept }: MethodNotKept): PaymentMethodType | null {
  if (method === null) return notKept;
  return method.kind === 'new' ? method.method.type : null;
}

/** What is never kept of a method: a new card's or account's numbers, or a saved card's security code. */
export type AskedAgain = PaymentMethodType | 'securityCode';

/**
 * What a customer who comes back enters once more: a card, or its code, or a bank account.
 * @returns `null` where nothing that they had given is missing, and where what they had chosen cannot be used any more
 */
export function askedForAgain(
  answers: MethodAnswers,
  { notKept }: Pick<MethodNotKept, 'notKept'>,
): AskedAgain | null {
  if (answers.method === null) return notKept;
  const option = methodOption(answers);
  if (!option || option.blockedReason || isUsable(answers)) return null;
  // A saved card is there: what is missing is its code.
  return option.method.type === 'creditCard' ? 'securityCode' : option.method.type;
}

/** `YYYY-MM` of the card that pays; `null` for a bank account, or while nothing is chosen. */
export function cardExpiration(answers: MethodAnswers): string | null {
  if (answers.method?.kind === 'new') return answers.method.method.expirationDate;
  const saved = methodOption(answers)?.method;
  return saved?.type === 'creditCard' ? saved.expirationDate : null;
}

/** The method that pays, as far as it is known. */
export const methodThatPays = (answers: MethodAnswers) =>
  answers.method?.kind === 'new' ? answers.method.method : methodOption(answers)?.method;

/** What the method that pays is; a card while nothing is chosen. */
export const payingType = (answers: MethodAnswers): PaymentMethodType =>
  methodThatPays(answers)?.type ?? 'creditCard';

/** Whether the card that pays works on a day (spec section 5: not before the scheduled payment date). */
export function worksOn(answers: MethodAnswers, date: BusinessDate): boolean {
  const expiration = cardExpiration(answers);
  return expiration === null || date <= lastDayOfMonth(expiration);
}

/** Whether a saved method is a card that expires soon: it pays once the customer knows. */
export const isExpiringCard = ({ options }: Pick<MethodAnswers, 'options'>, methodId: string): boolean =>
  options?.methods.find(({ method }) => method.id === methodId)?.status === 'expiringSoon';

/** The method after a refusal: the token of a card was for one use, so that a saved card's code is asked for again. */
export const withoutToken = (method: MethodChoice | null): MethodChoice | null =>
  method?.kind === 'saved' ? { ...method, token: null } : null;
