import type { SecondCode } from '@linework/domain';
import type { Queryable } from '../../database/database.ts';
import { tellChange } from './tell-change.ts';
import { type SecondStepKeys, useSecondCode } from './use-second-code.ts';
import { countWrongCode, forgetWrongCodes } from './wrong-codes.ts';

/** Who shows a code, as changes to their sign-in are told. */
export interface Shower {
  readonly userId: string;
  readonly username: string;
  readonly accountId: string;
  /** `null` before there is one. */
  readonly sessionId: string | null;
}

/**
 * Takes a code of the second step, once, from somebody who entered their password. Wrong ones are counted, and its owner is
 * told of them: whoever shows them knows the password, and may be nobody who should.
 * @returns whether it was right and not used before
 */
export async function showSecondCode(
  transaction: Queryable,
  keys: SecondStepKeys,
  shower: Shower,
  code: SecondCode | null,
  now: Date,
): Promise<boolean> {
  const { userId } = shower;
  await transaction.query('SELECT id FROM portal_user WHERE id = $1 FOR UPDATE', [userId]);
  if (!code || !(await useSecondCode(transaction, keys, userId, code, now))) {
    if (await countWrongCode(transaction, userId, now))
      await tellChange(transaction, { kind: 'secondStepFailed', ...shower }, now);
    return false;
  }
  await forgetWrongCodes(transaction, userId);
  if (code.kind === 'spare') await tellChange(transaction, { kind: 'spareCodeUsed', ...shower }, now);
  return true;
}
