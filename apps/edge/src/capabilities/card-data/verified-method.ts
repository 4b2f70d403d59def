import { cardBrands, cardFundings } from '@linework/domain';
import { z } from 'zod';
import type { Parameters } from '../../database/parameters.ts';

/** What is kept of a method that the processor took and verified: no number, no security code. */
export const verifiedMethodSchema = z.object({
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
});
export type VerifiedMethod = z.infer<typeof verifiedMethodSchema>;

/** The method that a token stands for, if it may still be used (by the real time, as it was given), as a scalar over `a`, the account's row; null when there is none. */
export const verifiedMethodColumn = (p: Parameters, token: string): string => `(
  SELECT json_build_object(
    'paymentMethodId', t.payment_method_id, 'processorToken', t.processor_token, 'type', t.type,
    'brand', t.brand, 'funding', t.funding, 'canBeSaved', t.can_be_saved, 'lastFourDigits', t.last_four,
    'expiration', t.expiration, 'postalCode', t.postal_code, 'accountType', t.account_type,
    'holderName', t.holder_name)
  FROM card_data_token t
  WHERE t.account_id = a.id AND t.token = ${p.text(token)} AND t.used_at IS NULL
    AND t.expires_at > ${p.instant(new Date())})`;
