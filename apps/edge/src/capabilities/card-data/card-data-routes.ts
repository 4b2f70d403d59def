import { restOperations } from '@linework/contract/rest-operations';
import { dayIn } from '@linework/domain';
import type { FastifyInstance } from 'fastify';
import { guardedRoute } from '../../access/rest-route.ts';
import type { RouteParts } from '../../feature.ts';
import { callerNetwork } from '../../http/caller-network.ts';
import { OutcomeProblem } from '../../problems/problem.ts';
import {
  type AttemptRule,
  countAttempt,
  forgetAttempts,
  giveBackAttempt,
  slowPace,
} from '../../throttle/attempt-throttle.ts';
import { requireValidNumbers } from './card-data-rules.ts';
import { issueToken } from './issue-token.ts';
import { tokenizeMethod } from './tokenize-method.ts';

/**
 * Enough for somebody who mistypes a card; far too few for somebody who tries stolen ones. No user has more than half of what is
 * their account's, so that nobody keeps a colleague from entering a card.
 */
const free = { session: 10, user: 20, account: 40, address: 100 } as const;

/**
 * A saved card's code has a thousand values, and whoever has somebody's session has hours to try them: after ten that were
 * wrong the card waits up to an hour for each more. Its own account's tries alone count for it. An id in capital letters is the
 * same card's.
 */
const ofCode = (accountId: string, methodId: string): AttemptRule => ({
  purpose: 'card/code',
  subject: `${accountId} ${methodId.toLowerCase()}`,
  free: 10,
  pace: slowPace,
});

const isWrongCode = (problem: unknown): boolean =>
  problem instanceof OutcomeProblem && problem.code === 'LW-PAY-011';

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
        { purpose: 'card/user', subject: session.userId, free: free.user },
        { purpose: 'card/account', subject: session.accountId, free: free.account },
        { purpose: 'card/address', subject: callerNetwork(request.ip), free: free.address },
      ],
      'LW-PAY-045',
      now,
    );
    const body = restOperations.cardData.request.parse(request.body);
    requireValidNumbers(body, dayIn(clock.now(), configuration.provider.timeZone));
    const code = body.type === 'savedCard' ? ofCode(session.accountId, body.paymentMethodId) : null;
    if (code) await countAttempt(database, [code], 'LW-PAY-045', now);
    const method = await tokenizeMethod({ database, processor }, session.accountId, body).catch(
      async (problem: unknown) => {
        if (code && !isWrongCode(problem)) await giveBackAttempt(database, code);
        throw problem;
      },
    );
    if (code) await forgetAttempts(database, code);
    return await issueToken(database, session.accountId, method, now);
  });
}
