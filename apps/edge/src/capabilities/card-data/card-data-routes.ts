import { restOperations } from '@linework/contract/rest-operations';
import { dayIn } from '@linework/domain';
import type { FastifyInstance } from 'fastify';
import { guardedRoute } from '../../access/rest-route.ts';
import type { RouteParts } from '../../feature.ts';
import { callerNetwork } from '../../http/caller-network.ts';
import { countAttempt } from '../../throttle/attempt-throttle.ts';
import { requireValidNumbers } from './card-data-rules.ts';
import { issueToken } from './issue-token.ts';
import { tokenizeMethod } from './tokenize-method.ts';

/** Enough for somebody who mistypes a card; far too few for somebody who tries stolen ones. */
const free = { session: 10, account: 20, address: 100 } as const;

/**
 * The one place that card numbers and security codes reach: it trades them for a token and forgets them. Nothing here is
 * logged or stored but what a receipt could show.
 */
export function cardDataRoutes(app: FastifyInstance, { services }: RouteParts): void {
  const { database, processor, clock, realClock, configuration } = services;
  guardedRoute(app, restOperations.cardData, { bodyLimit: 2_048 }, async (request, session) => {
    const now = realClock.now();
    await countAttempt(
      database,
      [
        { purpose: 'card/session', subject: session.id, free: free.session },
        { purpose: 'card/account', subject: session.accountId, free: free.account },
        { purpose: 'card/address', subject: callerNetwork(request.ip), free: free.address },
      ],
      'LW-PAY-045',
      now,
    );
    const body = restOperations.cardData.request.parse(request.body);
    requireValidNumbers(body, dayIn(clock.now(), configuration.provider.timeZone));
    const method = await tokenizeMethod({ database, processor }, session.accountId, body);
    return await issueToken(database, session.accountId, method, now);
  });
}
