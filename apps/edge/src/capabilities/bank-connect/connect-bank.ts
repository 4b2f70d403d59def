import type { ConnectedBankAnswer, ConnectedBankRequest } from '@linework/contract';
import type { Session } from '../../access/session.ts';
import { isSame } from '../../access/tokens.ts';
import {
  BankCodeRefused,
  type BankLoginAccount,
  type BankLoginPort,
} from '../../bank-login/bank-login-port.ts';
import { OutcomeProblem } from '../../problems/problem.ts';
import type { Services } from '../../services.ts';
import { issueToken, tokenizeMethod } from '../card-data/index.ts';
import { takeConnection } from './connections.ts';

/**
 * Trades what the customer came back with for a bank token like a typed account's. The account's numbers go from the
 * provider to the processor; the portal sees the bank's name, the kind of account and four digits.
 * @throws OutcomeProblem LW-PAY-061 when the bank cannot be connected, LW-PAY-012 or LW-PAY-060 as for a typed account
 */
export async function connectBank(
  { database, processor, realClock, configuration }: Services,
  provider: BankLoginPort,
  session: Session,
  { state, code }: ConnectedBankRequest,
): Promise<ConnectedBankAnswer> {
  const nonce = await takeConnection(database, session, state, realClock.now());
  if (nonce === null) throw notOurs();
  const { bankName, accountType, ...account } = await exchange(
    provider,
    code,
    configuration.processorTimeoutMs,
  );
  // A code that was given out for another connection, ours or not.
  if (!isSame(account.nonce, nonce)) throw notOurs();
  const { routingNumber, accountNumber, nameOnAccount } = account;
  const method = await tokenizeMethod({ database, processor }, session.accountId, {
    type: 'bankAccount',
    accountType,
    routingNumber,
    accountNumber,
    nameOnAccount,
  });
  const answer = await issueToken(database, session.accountId, method, realClock.now());
  return { ...answer, method: { ...answer.method, name: bankName, accountType } };
}

/** A state or code that was never given out here, is used up or too old: the caller's mistake, no fault of the bank's. */
const notOurs = (): OutcomeProblem => new OutcomeProblem('LW-PAY-061', { status: 400 });

/** No money moves here, so that silence means no more than that it did not work. */
async function exchange(provider: BankLoginPort, code: string, timeoutMs: number): Promise<BankLoginAccount> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await provider.exchange(code, signal);
  } catch (error) {
    if (error instanceof BankCodeRefused) throw notOurs();
    throw signal.aborted ? new OutcomeProblem('LW-PAY-061') : error;
  }
}
