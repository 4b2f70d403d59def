import {
  type CardDataRequest,
  type CardFunding,
  canSaveCard,
  isSecurityCode,
  nameAsKept,
  parseExpiration,
} from '@linework/domain';
import type { Database } from '../../database/database.ts';
import { OutcomeProblem } from '../../problems/problem.ts';
import {
  type ProcessorFunding,
  type ProcessorPort,
  ProcessorSilent,
  ProcessorUnavailable,
} from '../../processor/processor-port.ts';
import { findSavedCard } from './saved-card.ts';
import type { VerifiedMethod } from './verified-method.ts';

/** A rechargeable card can be saved (spec section 5), which for the product makes it a debit card. */
const fundingOf = {
  credit: 'credit',
  debit: 'debit',
  prepaid: 'prepaid',
  rechargeable: 'debit',
} as const satisfies Record<ProcessorFunding, CardFunding>;

interface Outside {
  readonly database: Database;
  readonly processor: ProcessorPort;
}

/**
 * Has the processor take and verify a new method, or the security code of a saved card. Numbers go through and stay
 * nowhere.
 * @throws OutcomeProblem LW-PAY-011 or LW-PAY-012 when it does not verify, LW-PAY-060 when the processor does not answer
 */
export async function tokenizeMethod(
  outside: Outside,
  accountId: string,
  body: CardDataRequest,
): Promise<VerifiedMethod> {
  try {
    if (body.type === 'savedCard') return await verifySavedCard(outside, accountId, body);
    return await verifyNewMethod(outside.processor, body);
  } catch (error) {
    // No money moves here, so that silence means no more than that it did not work.
    const isDown = error instanceof ProcessorSilent || error instanceof ProcessorUnavailable;
    throw isDown ? new OutcomeProblem('LW-PAY-060') : error;
  }
}

async function verifyNewMethod(
  processor: ProcessorPort,
  body: Exclude<CardDataRequest, { type: 'savedCard' }>,
): Promise<VerifiedMethod> {
  const taken = await processor.tokenize(
    body.type === 'creditCard'
      ? {
          type: body.type,
          cardNumber: body.cardNumber,
          expiration: parseExpiration(body.expiration) ?? body.expiration,
        }
      : {
          type: body.type,
          routingNumber: body.routingNumber,
          accountNumber: body.accountNumber,
          accountType: body.accountType,
        },
  );
  const isCard = body.type === 'creditCard';
  await requireVerified(processor, taken.token, isCard ? body.securityCode : null);
  const funding = taken.funding && fundingOf[taken.funding];
  return {
    paymentMethodId: null,
    processorToken: taken.token,
    type: taken.type,
    brand: taken.brand,
    funding,
    canBeSaved: funding === null || canSaveCard(funding),
    lastFourDigits: taken.lastFourDigits,
    expiration: isCard ? parseExpiration(body.expiration) : null,
    postalCode: isCard ? body.postalCode : null,
    accountType: isCard ? null : body.accountType,
    holderName: nameAsKept(isCard ? body.nameOnCard : body.nameOnAccount),
    fingerprint: taken.fingerprint,
  };
}

async function verifySavedCard(
  { database, processor }: Outside,
  accountId: string,
  body: Extract<CardDataRequest, { type: 'savedCard' }>,
): Promise<VerifiedMethod> {
  const saved = await findSavedCard(database, accountId, body.paymentMethodId);
  if (!saved) throw new OutcomeProblem('LW-PAY-034');
  if (!isSecurityCode(body.securityCode, saved.brand)) {
    throw new OutcomeProblem('LW-PAY-046', {
      errors: [{ pointer: '/securityCode', code: 'LW-PAY-046', problem: 'wrongLength' }],
    });
  }
  await requireVerified(processor, saved.processorToken, body.securityCode);
  return saved;
}

async function requireVerified(
  processor: ProcessorPort,
  token: string,
  securityCode: string | null,
): Promise<void> {
  const answer = await processor.verify({ token, securityCode });
  if (answer.verified) return;
  throw new OutcomeProblem(answer.reason === 'securityCode' ? 'LW-PAY-011' : 'LW-PAY-012');
}
