import type { ProblemError } from '@linework/contract';
import {
  type BusinessDate,
  type CardDataRequest,
  cardBrand,
  cardNumberProblem,
  expirationProblem,
  isAccountNumber,
  isPostalCode,
  isRoutingNumber,
  isSecurityCode,
  looksLikeCardNumber,
} from '@linework/domain';
import { OutcomeProblem } from '../../problems/problem.ts';

/**
 * Refuses details that are no such thing, naming each field and what is wrong, never what was typed.
 * @throws OutcomeProblem LW-PAY-046
 */
export function requireValidNumbers(body: CardDataRequest, today: BusinessDate): void {
  const problems = Object.entries(problemsOf(body, today)).filter(([, problem]) => problem !== null);
  if (problems.length === 0) return;
  throw new OutcomeProblem('LW-PAY-046', {
    errors: problems.map(
      ([field, problem]): ProblemError => ({ pointer: `/${field}`, code: 'LW-PAY-046', problem }),
    ),
  });
}

function problemsOf(body: CardDataRequest, today: BusinessDate): Record<string, string | null> {
  if (body.type === 'creditCard') {
    return {
      cardNumber: cardNumberProblem(body.cardNumber),
      // A number typed into the name field would otherwise be stored as a name.
      nameOnCard: looksLikeCardNumber(body.nameOnCard) ? 'looksLikeCardNumber' : null,
      expiration: expirationProblem(body.expiration, { today }),
      postalCode: isPostalCode(body.postalCode) ? null : 'notFiveDigits',
      securityCode: isSecurityCode(body.securityCode, cardBrand(body.cardNumber)) ? null : 'wrongLength',
    };
  }
  if (body.type === 'bankAccount') {
    return {
      routingNumber: isRoutingNumber(body.routingNumber) ? null : 'notARoutingNumber',
      accountNumber: isAccountNumber(body.accountNumber) ? null : 'notAnAccountNumber',
      nameOnAccount: looksLikeCardNumber(body.nameOnAccount) ? 'looksLikeCardNumber' : null,
    };
  }
  return { securityCode: isSecurityCode(body.securityCode, null) ? null : 'wrongLength' };
}
