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

export interface CardFormValues {
  readonly cardNumber: string;
  readonly nameOnCard: string;
  readonly expiration: string;
  readonly securityCode: string;
  readonly postalCode: string;
}

export const emptyCard: CardFormValues = {
  cardNumber: '',
  nameOnCard: '',
  expiration: '',
  securityCode: '',
  postalCode: '',
};

/** What is wrong with a card as typed, in the rules' own names. */
export interface CardFormProblems {
  readonly cardNumber?: CardNumberProblem | undefined;
  readonly nameOnCard?: 'missing' | 'looksLikeCardNumber' | undefined;
  readonly expiration?: ExpirationProblem | undefined;
  readonly securityCode?: true | undefined;
  readonly postalCode?: true | undefined;
}

/** Asks the domain's rules about each field (spec section 5). */
export function cardFormProblems(
  values: CardFormValues,
  dates: { readonly today: BusinessDate; readonly paymentDate?: BusinessDate },
): CardFormProblems {
  const name = values.nameOnCard.trim();
  return {
    cardNumber: cardNumberProblem(values.cardNumber) ?? undefined,
    nameOnCard: name === '' ? 'missing' : looksLikeCardNumber(name) ? 'looksLikeCardNumber' : undefined,
    expiration: expirationProblem(values.expiration, dates) ?? undefined,
    securityCode: isSecurityCode(values.securityCode, cardBrand(values.cardNumber)) ? undefined : true,
    postalCode: isPostalCode(values.postalCode) ? undefined : true,
  };
}
