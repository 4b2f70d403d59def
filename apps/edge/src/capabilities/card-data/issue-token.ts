import type { CardDataAnswer } from '@linework/contract';
import { newToken } from '../../access/tokens.ts';
import type { Database } from '../../database/database.ts';
import type { VerifiedMethod } from './verified-method.ts';

/** A verified security code is good for this long; nobody keeps the code itself. */
export const cardDataTokenLifetimeMs = 5 * 60_000;

/** Writes down what a new single-use token stands for and answers it. */
export async function issueToken(
  database: Database,
  accountId: string,
  method: VerifiedMethod,
  now: Date,
): Promise<CardDataAnswer> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + cardDataTokenLifetimeMs);
  await database.query(
    `INSERT INTO card_data_token (account_id, token, payment_method_id, processor_token, type, brand, funding,
       can_be_saved, last_four, expiration, postal_code, account_type, holder_name, fingerprint, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    [
      accountId,
      token,
      method.paymentMethodId,
      method.processorToken,
      method.type,
      method.brand,
      method.funding,
      method.canBeSaved,
      method.lastFourDigits,
      method.expiration,
      method.postalCode,
      method.accountType,
      method.holderName,
      method.fingerprint,
      now,
      expiresAt,
    ],
  );
  return {
    token,
    expiresAt: expiresAt.toISOString(),
    method: {
      type: method.type,
      brand: method.brand,
      funding: method.funding,
      lastFourDigits: method.lastFourDigits,
      expirationDate: method.expiration,
      canBeSaved: method.canBeSaved,
    },
  };
}
