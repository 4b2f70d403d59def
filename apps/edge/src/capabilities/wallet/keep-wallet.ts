import type { Database, Queryable } from '../../database/database.ts';
import { isUniqueViolation } from '../../database/sql-errors.ts';
import { run, statements } from '../../database/typed-statements.ts';
import { writeEvents } from '../payments/index.ts';
import { tellOfWallet } from './tell-of-wallet.ts';
import type { WalletToKeep } from './wallet-to-keep.ts';
import { writeMethod } from './write-method.ts';

/**
 * Writes it down with what is answered and who did it, in one transaction that holds the account's row from its first
 * statement on: only while the account is as it was when the rules were checked.
 * @returns whether it was written; not where the account has moved on, or the key was used meanwhile
 */
export async function keepWallet(database: Database, kept: WalletToKeep): Promise<boolean> {
  try {
    return await database.transaction(async (transaction) => {
      if (!(await claimAccount(transaction, kept))) return false;
      await writeMethod(transaction, kept);
      await tellOfWallet(transaction, kept);
      await writeAnswer(transaction, kept);
      return true;
    });
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

async function claimAccount(transaction: Queryable, { accountId, version }: WalletToKeep): Promise<boolean> {
  const claimed = await run(
    transaction,
    statements
      .updateTable('account')
      .set((account) => ({ version: account('version', '+', 1) }))
      .where('id', '=', accountId)
      .where('version', '=', version)
      .returning('id'),
  );
  return claimed.length === 1;
}

async function writeAnswer(transaction: Queryable, kept: WalletToKeep): Promise<void> {
  const { accountId, actor, cardDataToken, done, now } = kept;
  const methodId = done.ending === 'edited' ? done.after.id : done.method.id;
  const detail = { methodId, hasNewNumber: done.ending === 'edited' && done.replaced !== null };
  const action = `method.${done.ending}`;
  await writeEvents(transaction, [{ accountId, action, paymentId: null, actor, at: now, detail }]);
  await run(
    transaction,
    statements.insertInto('idempotent_answer').values({
      account_id: accountId,
      idempotency_key: kept.idempotencyKey,
      operation: kept.operation,
      request_hash: kept.requestHash,
      answer: JSON.stringify(kept.answer),
      answered_at: now,
    }),
  );
  if (cardDataToken === null) return;
  await run(
    transaction,
    statements
      .updateTable('card_data_token')
      .set({ used_at: now })
      .where('account_id', '=', accountId)
      .where('token', '=', cardDataToken),
  );
}
