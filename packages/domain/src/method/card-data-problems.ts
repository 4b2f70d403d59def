import type { BusinessDate } from '../dates/business-date.ts';
import { isAccountNumber, isPostalCode, isRoutingNumber } from './bank-numbers.ts';
import type { CardDataRequest } from './card-data.ts';
import { expirationProblem } from './card-expiration.ts';
import { cardBrand, cardNumberProblem } from './card-number.ts';
import { holderNameProblem } from './holder-name.ts';
import { isSecurityCode } from './security-code.ts';

/** A member of what was typed, and what is wrong with it. */
export interface WrongDetail {
  readonly field: string;
  readonly problem: string;
}

/** What is wrong with the details of a card or a bank account, field by field, whatever they belong to. */
export const cardDataProblems = (details: CardDataRequest, today: BusinessDate): WrongDetail[] =>
  Object.entries(problemsOf(details, today)).flatMap(([field, problem]) =>
    problem === null ? [] : [{ field, problem }],
  );

function problemsOf(details: CardDataRequest, today: BusinessDate): Readonly<Record<string, string | null>> {
  if (details.type === 'creditCard') {
    return {
      cardNumber: cardNumberProblem(details.cardNumber),
      nameOnCard: holderNameProblem(details.nameOnCard, [details.cardNumber, details.securityCode]),
      expiration: expirationProblem(details.expiration, { today }),
      postalCode: isPostalCode(details.postalCode) ? null : 'notFiveDigits',
      securityCode: isSecurityCode(details.securityCode, cardBrand(details.cardNumber))
        ? null
        : 'wrongLength',
    };
  }
  if (details.type === 'bankAccount') {
    return {
      routingNumber: isRoutingNumber(details.routingNumber) ? null : 'notARoutingNumber',
      accountNumber: isAccountNumber(details.accountNumber) ? null : 'notAnAccountNumber',
      nameOnAccount: holderNameProblem(details.nameOnAccount, [details.routingNumber, details.accountNumber]),
    };
  }
  return { securityCode: isSecurityCode(details.securityCode, null) ? null : 'wrongLength' };
}
