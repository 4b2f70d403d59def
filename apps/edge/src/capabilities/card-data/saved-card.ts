import { cardBrands, isUuid } from '@linework/domain';
import type { Database } from '../../database/database.ts';
import type { VerifiedMethod } from './verified-method.ts';

interface Row {
  readonly id: string;
  readonly processor_token: string;
  readonly brand: string | null;
  readonly last_four: string;
  readonly expiration: string | null;
}

/** A saved card of the account; `null` for anybody else's, a removed one or a bank account, which has no security code. */
export async function findSavedCard(
  database: Database,
  accountId: string,
  methodId: string,
): Promise<VerifiedMethod | null> {
  if (!isUuid(methodId)) return null;
  const [row] = await database.query<Row>(
    `SELECT id, processor_token, brand, last_four, expiration FROM payment_method
     WHERE account_id = $1 AND id = $2 AND type = 'creditCard' AND removed_at IS NULL`,
    [accountId, methodId],
  );
  if (!row) return null;
  return {
    paymentMethodId: row.id,
    processorToken: row.processor_token,
    type: 'creditCard',
    brand: cardBrands.find((brand) => brand === row.brand) ?? null,
    funding: null,
    canBeSaved: false,
    lastFourDigits: row.last_four,
    expiration: row.expiration,
    postalCode: null,
    accountType: null,
    holderName: null,
    fingerprint: null,
  };
}
