import { cardBrands, cardFundings, maximumMethods } from '@linework/domain';
import { z } from 'zod';
import type { Parameters } from '../../database/parameters.ts';

/** What is kept of a method that the processor took and verified: no number, no security code. */
const verifiedMethod = z.object({
  /** The saved method whose security code was verified; `null` for a new method. */
  paymentMethodId: z.string().nullable(),
  processorToken: z.string(),
  type: z.enum(['creditCard', 'bankAccount']),
  brand: z.enum(cardBrands).nullable(),
  funding: z.enum(cardFundings).nullable(),
  canBeSaved: z.boolean(),
  lastFourDigits: z.string(),
  expiration: z.string().nullable(),
  postalCode: z.string().nullable(),
  accountType: z.enum(['checking', 'savings']).nullable(),
  holderName: z.string().nullable(),
  /** The processor's mark of a new number. */
  fingerprint: z.string().nullable(),
});
export type VerifiedMethod = z.infer<typeof verifiedMethod>;

/** The same, with what the wallet has to say to it when the token is used. */
export const verifiedMethodSchema = verifiedMethod.extend({
  /** The saved method that has the number already. */
  savedAs: z.string().nullable(),
  /** Whether the wallet has room for it. */
  hasRoom: z.boolean(),
});
export type TakenMethod = z.infer<typeof verifiedMethodSchema>;

/**
 * Methods that payments under way will save once they are paid, over `a`, the account's row: the number and a place in the
 * wallet are theirs until then.
 */
export const toBeSavedSql = `
  SELECT k.keep_method ->> 'id' AS id, k.keep_method ->> 'fingerprint' AS fingerprint FROM payment k
  WHERE k.account_id = a.id AND k.status IN ('running', 'unknown') AND k.method_id IS NULL
    AND k.keep_method IS NOT NULL`;

const savedSql = `SELECT m.id::text AS id, m.fingerprint FROM payment_method m
  WHERE m.account_id = a.id AND m.removed_at IS NULL`;

/**
 * The method that a token stands for, if it may still be used (by the real time, as it was given), as a scalar over `a`, the
 * account's row; null when there is none. A security code was proved of a number: where the method has another one by now, it
 * proves nothing.
 */
export const verifiedMethodColumn = (p: Parameters, token: string): string => `(
  SELECT json_build_object(
    'paymentMethodId', t.payment_method_id, 'processorToken', t.processor_token, 'type', t.type,
    'brand', t.brand, 'funding', t.funding, 'canBeSaved', t.can_be_saved, 'lastFourDigits', t.last_four,
    'expiration', t.expiration, 'postalCode', t.postal_code, 'accountType', t.account_type,
    'holderName', t.holder_name, 'fingerprint', t.fingerprint,
    'savedAs', (SELECT s.id FROM (${savedSql}) s WHERE s.fingerprint = t.fingerprint),
    'hasRoom', (SELECT count(*) FROM (${savedSql} UNION ALL ${toBeSavedSql}) s) < ${maximumMethods}
      AND NOT EXISTS (SELECT 1 FROM (${toBeSavedSql}) s WHERE s.fingerprint = t.fingerprint))
  FROM card_data_token t
  WHERE t.account_id = a.id AND t.token = ${p.text(token)} AND t.used_at IS NULL
    AND t.expires_at > ${p.instant(new Date())}
    AND (t.payment_method_id IS NULL OR EXISTS (
      SELECT 1 FROM payment_method proved WHERE proved.account_id = a.id AND proved.id = t.payment_method_id
        AND proved.processor_token = t.processor_token AND proved.removed_at IS NULL)))`;
