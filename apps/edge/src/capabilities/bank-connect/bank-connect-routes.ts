import {
  type BankConnectionAnswer,
  type ConnectedBankAnswer,
  type ConnectedBankRequest,
  restPaths,
} from '@linework/contract';
import { bankConnectionRequest, connectedBankRequest } from '@linework/contract/schemas';
import { offersBankConnect } from '@linework/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requirePermission, type Session } from '../../access/session.ts';
import { readSessionAccount } from '../../access/session-account.ts';
import type { BankLoginPort } from '../../bank-login/bank-login-port.ts';
import { ownOrigin } from '../../http/own-origin.ts';
import { OutcomeProblem } from '../../problems/problem.ts';
import type { Services } from '../../services.ts';
import { countAttempt } from '../../throttle/attempt-throttle.ts';
import { connectBank } from './connect-bank.ts';
import { beginConnection } from './connections.ts';
import { returnAddress } from './return-address.ts';

/** Enough for somebody who changes their mind at the bank. */
const free = { session: 10, account: 20 } as const;

/** Begins a customer's sign-in at their bank, and ends it with a token. */
export function bankConnectRoutes(app: FastifyInstance, services: Services, provider: BankLoginPort): void {
  const { database, realClock, configuration } = services;
  const small = { bodyLimit: 8_192 };

  app.post(restPaths.bankConnections, small, async (request, reply): Promise<BankConnectionAnswer> => {
    reply.header('cache-control', 'no-store');
    const session = await payingSession(request);
    const { language, returnPath } = bankConnectionRequest.parse(request.body);
    const returnTo = returnAddress(returnPath, ownOrigin(configuration, request));
    const now = realClock.now();
    await countAttempt(
      database,
      [
        { purpose: 'bank/session', subject: session.id, free: free.session },
        { purpose: 'bank/account', subject: session.accountId, free: free.account },
      ],
      'LW-PAY-045',
      now,
    );
    const connection = await beginConnection(database, session, now);
    return {
      address: provider.addressFor({ ...connection, returnTo, language }),
      expiresAt: connection.expiresAt.toISOString(),
    };
  });

  app.post(restPaths.connectedBanks, small, async (request, reply): Promise<ConnectedBankAnswer> => {
    reply.header('cache-control', 'no-store');
    const session = await payingSession(request);
    const back: ConnectedBankRequest = connectedBankRequest.parse(request.body);
    return await connectBank(services, provider, session, back);
  });

  /** Somebody who may pay, on an account that is offered this. */
  async function payingSession(request: FastifyRequest): Promise<Session> {
    const session = await request.session();
    requirePermission(session, 'billing.pay');
    const { number } = await readSessionAccount(database, session.accountId);
    if (!offersBankConnect(configuration.payments, number)) {
      throw new OutcomeProblem('LW-PAY-061', { status: 403 });
    }
    return session;
  }
}
