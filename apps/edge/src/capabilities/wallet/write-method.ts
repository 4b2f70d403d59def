import type { PaymentMethod, WalletDone } from '@linework/domain';
import type { Queryable } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';
import { run, statements } from '../../database/typed-statements.ts';
import { cancelScheduled, moveScheduled } from './scheduled-by-method.ts';
import type { WalletToKeep } from './wallet-to-keep.ts';

/** The method, and what it is preferred to. */
export async function writeMethod(transaction: Queryable, kept: WalletToKeep): Promise<void> {
  const { done } = kept;
  switch (done.ending) {
    case 'added':
      if (done.method.isPreferred) await setPreferred(transaction, kept, null);
      await insertMethod(transaction, kept, done);
      return;
    case 'edited':
      if (done.after.isPreferred && !done.before.isPreferred)
        await setPreferred(transaction, kept, done.after.id);
      await updateMethod(transaction, kept, done);
      if (done.replaced) await moveScheduled(transaction, kept, done.after);
      return;
    case 'removed':
      await removeMethod(transaction, kept, done);
      await cancelScheduled(transaction, kept, done);
      if (done.preferredNext) await setPreferred(transaction, kept, done.preferredNext.id);
  }
}

/** One at most is preferred. @param id `null` for one that is written next */
async function setPreferred(
  transaction: Queryable,
  { accountId }: WalletToKeep,
  id: string | null,
): Promise<void> {
  const methods = statements.updateTable('payment_method').where('account_id', '=', accountId);
  await run(transaction, methods.set({ is_preferred: false }).where('is_preferred', '=', true));
  if (id !== null) await run(transaction, methods.set({ is_preferred: true }).where('id', '=', id));
}

const changed = ({ actor, now }: WalletToKeep, change: string) => ({
  last_change: change,
  changed_at: now,
  changed_by_user_id: actor.userId,
});

/** What belongs to a number. */
function numberCells(method: PaymentMethod, fingerprint: string | null, processorToken: string | null) {
  const shared = { last_four: method.lastFourDigits, fingerprint, processor_token: processorToken ?? '' };
  if (method.type === 'bankAccount') {
    const { accountType, nameOnAccount } = method;
    const none = { brand: null, expiration: null, funding: null, postal_code: null };
    return { ...shared, ...none, account_type: accountType, holder_name: nameOnAccount };
  }
  return {
    ...shared,
    brand: method.brand,
    expiration: method.expirationDate,
    funding: method.funding,
    postal_code: method.postalCode,
    account_type: null,
    holder_name: method.nameOnCard,
  };
}

async function insertMethod(
  transaction: Queryable,
  kept: WalletToKeep,
  { method, fingerprint }: Extract<WalletDone, { ending: 'added' }>,
): Promise<void> {
  const row = {
    ...numberCells(method, fingerprint, kept.processorToken),
    ...changed(kept, 'added'),
    account_id: kept.accountId,
    id: method.id,
    type: method.type,
    name: method.name,
    is_preferred: method.isPreferred,
    is_restricted: false,
    created_at: kept.now,
    removed_at: null,
    version: 1,
  };
  await run(transaction, statements.insertInto('payment_method').values(row));
}

async function updateMethod(
  transaction: Queryable,
  kept: WalletToKeep,
  { after, replaced }: Extract<WalletDone, { ending: 'edited' }>,
): Promise<void> {
  await run(
    transaction,
    statements
      .updateTable('payment_method')
      .set((method) => ({
        ...(replaced && numberCells(after, replaced.fingerprint, kept.processorToken)),
        ...changed(kept, 'edited'),
        name: after.name,
        version: method('version', '+', 1),
      }))
      .where('account_id', '=', kept.accountId)
      .where('id', '=', after.id),
  );
}

/** Nobody charges what is gone: of its number no more is kept than what tells of what was paid with it. */
const forgotten = { processor_token: '', fingerprint: null, postal_code: null, holder_name: '' };

async function removeMethod(
  transaction: Queryable,
  kept: WalletToKeep,
  { method }: Extract<WalletDone, { ending: 'removed' }>,
): Promise<void> {
  await run(
    transaction,
    statements
      .updateTable('payment_method')
      .set((row) => ({
        ...changed(kept, 'removed'),
        ...forgotten,
        removed_at: kept.now,
        is_preferred: false,
        version: row('version', '+', 1),
      }))
      .where('account_id', '=', kept.accountId)
      .where('id', '=', method.id),
  );
  await forgetInPayments(transaction, kept.accountId, method.id);
}

/** A payment that saved it holds what was to be saved, and one that has ended what was charged. */
async function forgetInPayments(transaction: Queryable, accountId: string, methodId: string): Promise<void> {
  const p = parameters();
  await transaction.query(
    `UPDATE payment SET
       keep_method = CASE WHEN keep_method IS NOT NULL THEN jsonb_build_object('id', keep_method -> 'id') END,
       processor_token = CASE WHEN status IN ('running', 'unknown', 'pending') THEN processor_token END
     WHERE account_id = ${p.uuid(accountId)} AND method_id = ${p.uuid(methodId)}
       AND (keep_method IS NOT NULL OR processor_token IS NOT NULL)`,
    p.values,
  );
}
