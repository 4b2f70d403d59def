import {
  type BusinessDate,
  type CardNumberProblem,
  cardBrand,
  cardNumberProblem,
  type ExpirationProblem,
  expirationProblem,
  isPostalCode,
  isSecurityCode,
  looksLikeCardNumber,
} from '@linework/domain';
import type { Found } from '../forms/use-form-problems.ts';
import type { CardDataFieldProblem } from '../ports/card-data.types.ts';

/** The fields of a card, in the order in which they are asked for. */
export const cardFields = ['cardNumber', 'nameOnCard', 'expiration', 'postalCode', 'securityCode'] as const;
export type CardField = (typeof cardFields)[number];
export type CardFormValues = Readonly<Record<CardField, string>>;

/** What of a card may stand in the form before anything is typed: never its number, never its code. */
export type CardFormStart = Partial<Pick<CardFormValues, 'nameOnCard' | 'expiration' | 'postalCode'>>;

export const emptyCard: CardFormValues = {
  cardNumber: '',
  nameOnCard: '',
  expiration: '',
  postalCode: '',
  securityCode: '',
};

/** What can be wrong with a card: in the rules' own names, or refused by who knows it. */
export interface CardProblems {
  readonly cardNumber: CardNumberProblem | 'refused';
  readonly nameOnCard: 'missing' | 'looksLikeCardNumber' | 'refused';
  readonly expiration: ExpirationProblem | 'refused';
  readonly postalCode: 'invalid' | 'refused';
  readonly securityCode: 'invalid' | 'refused';
}

/** Asks the domain's rules about each field (spec section 5). */
export function cardFormProblems(
  values: CardFormValues,
  dates: { readonly today: BusinessDate; readonly paymentDate?: BusinessDate },
): Found<CardProblems> {
  const name = values.nameOnCard.trim();
  return {
    cardNumber: cardNumberProblem(values.cardNumber) ?? undefined,
    nameOnCard: name === '' ? 'missing' : looksLikeCardNumber(name) ? 'looksLikeCardNumber' : undefined,
    expiration: expirationProblem(values.expiration, dates) ?? undefined,
    postalCode: isPostalCode(values.postalCode) ? undefined : 'invalid',
    securityCode: isSecurityCode(values.securityCode, cardBrand(values.cardNumber)) ? undefined : 'invalid',
  };
}

/** The fields of a card that the card-data endpoint refused. */
export const refusedCardFields = (refused: readonly CardDataFieldProblem[]): Found<CardProblems> =>
  Object.fromEntries(
    cardFields
      .filter((name) => refused.some(({ field }) => field === name))
      .map((name) => [name, 'refused' as const]),
  );
