import type { AccountFacts, PaymentMethod, User } from '@linework/domain';
import type { Database } from '../../src/database/database.ts';
import { writeFacts } from '../../src/facts/write-facts.ts';
import type { MethodNumbers, ProcessorPort } from '../../src/processor/processor-port.ts';
import {
  sandboxBankAccounts,
  sandboxCards,
  sandboxRoutingNumber,
} from '../../src/sandbox/processor/sandbox-numbers.ts';

/** Which sandbox card or bank account stands behind a saved method, by the method's id; one that pays unless named. */
export type SavedNumbers = Readonly<Record<string, string>>;

function numbersOf({ id, type }: PaymentMethod, named: SavedNumbers): MethodNumbers {
  if (type === 'creditCard') {
    const card = sandboxCards.find(({ name }) => name === (named[id] ?? 'approved'));
    return { type, cardNumber: card?.number ?? '', expiration: '2030-12' };
  }
  const bank = sandboxBankAccounts.find(({ name }) => name === (named[id] ?? 'bankSettles'));
  return {
    type,
    routingNumber: sandboxRoutingNumber,
    accountNumber: bank?.accountNumber ?? '',
    accountType: 'checking',
  };
}

/** Writes an account and its users into a database, its saved methods known to the sandbox. */
export async function addAccount(
  database: Database,
  processor: Pick<ProcessorPort, 'tokenize'>,
  account: { readonly facts: AccountFacts; readonly users: readonly User[]; readonly numbers?: SavedNumbers },
): Promise<void> {
  const { facts, users, numbers = {} } = account;
  const tokens = new Map<string, string>();
  for (const method of facts.methods) {
    tokens.set(method.id, (await processor.tokenize(numbersOf(method, numbers))).token);
  }
  await database.transaction(async (transaction) => {
    await writeFacts(transaction, { facts, processorTokens: tokens });
    for (const user of users) {
      await transaction.query(
        `INSERT INTO portal_user (id, username, password_hash, first_name, last_name, email, user_type, created_at)
         VALUES ($1, $2, 'none', $3, $4, $5, $6, now()) ON CONFLICT (id) DO NOTHING`,
        [user.id, user.username, user.firstName, user.lastName, user.email, user.userType],
      );
      await transaction.query(
        'INSERT INTO account_member (account_id, user_id, role, is_default) VALUES ($1, $2, $3, true)',
        [facts.account.id, user.id, user.role],
      );
    }
  });
}
