import { headerNames } from '@linework/contract';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '../access/session.ts';
import { type LoadedFacts, loadFacts } from '../facts/load-facts.ts';
import { callerNetwork } from '../http/caller-network.ts';
import { OutcomeProblem } from '../problems/problem.ts';
import { namesOf, type RequestNames } from '../problems/request-reference.ts';
import type { Services } from '../services.ts';

/** What a resolver knows of the request it answers. */
export interface GraphContext {
  readonly services: Services;
  readonly tokenHash: Buffer;
  readonly address: string;
  readonly names: RequestNames;
  readonly idempotencyKey: string | string[] | undefined;
  readonly log: FastifyBaseLogger;
  /** The session, for questions that need no account facts. */
  session(): Promise<Session>;
  /** The account's facts, read once a request however many fields ask. */
  facts(accountId: string): Promise<LoadedFacts>;
  /** Says that the answer is the one which the first caller was given. */
  markReplayed(): void;
}

/** @throws OutcomeProblem LW-AUT-020 without a session token */
export function graphContext(services: Services, request: FastifyRequest, reply: FastifyReply): GraphContext {
  const tokenHash = request.sessionTokenHash;
  if (!tokenHash) throw new OutcomeProblem('LW-AUT-020');
  const read = new Map<string, Promise<LoadedFacts>>();
  return {
    services,
    tokenHash,
    address: callerNetwork(request.ip),
    names: namesOf(request),
    idempotencyKey: request.headers['idempotency-key'],
    log: request.log,
    session: async () => await request.session(),
    facts: async (accountId) => {
      const known = read.get(accountId) ?? loadFacts(services.database, { tokenHash, accountId });
      read.set(accountId, known);
      return await known;
    },
    markReplayed: () => void reply.header(headerNames.idempotentReplayed, 'true'),
  };
}
