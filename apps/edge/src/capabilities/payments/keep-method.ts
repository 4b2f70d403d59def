import type { Parameters } from '../../database/parameters.ts';
import type { KeptMethod } from './payment-record.ts';

/**
 * Saves a new method when `source`, a named part of the same statement, has a row. @param by who asked for it
 */
export const methodInsert = (
  p: Parameters,
  accountId: string,
  method: KeptMethod,
  { at, by }: { readonly at: Date; readonly by: string | null },
  source: string,
): string => `
  INSERT INTO payment_method (account_id, id, type, is_preferred, is_restricted, last_four, brand, expiration,
    funding, postal_code, account_type, holder_name, processor_token, fingerprint, created_at,
    last_change, changed_at, changed_by_user_id)
  SELECT ${p.uuid(accountId)}, ${p.uuid(method.id)}, ${p.text(method.type)}, false, false,
    ${p.text(method.lastFourDigits)}, ${p.text(method.brand)}, ${p.text(method.expiration)},
    ${p.text(method.funding)}, ${p.text(method.postalCode)}, ${p.text(method.accountType)},
    ${p.text(method.holderName)}, ${p.text(method.processorToken)}, ${p.text(method.fingerprint ?? null)}, ${p.instant(at)},
    ${p.text('added')}, ${p.instant(at)}, ${p.uuid(by)}
  FROM ${source}`;
