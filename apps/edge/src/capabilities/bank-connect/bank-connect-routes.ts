import { restOperations } from '@linework/contract/rest-operations';
import { offersBankConnect } from '@linework/domain';
import type { FastifyInstance } from 'fastify';
import { guardedRoute } from '../../access/rest-route.ts';
import type { Session } from '../../access/session.ts';
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

  guardedRoute(app, restOperations.bankConnections, small, async (request, session) => {
    await requireOffer(session);
    const { language, returnPath } = restOperations.bankConnections.request.parse(request.body);
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

  guardedRoute(app, restOperations.connectedBanks, small, async (request, session) => {
    await requireOffer(session);
    const back = restOperations.connectedBanks.request.parse(request.body);
    return await connectBank(services, provider, session, back);
  });

  /** Refuses an account that is not offered this. */
  async function requireOffer(session: Session): Promise<void> {
    const { number } = await readSessionAccount(database, session.accountId);
    if (!offersBankConnect(configuration.payments, number)) {
      throw new OutcomeProblem('LW-PAY-061', { status: 403 });
    }
  }
}
