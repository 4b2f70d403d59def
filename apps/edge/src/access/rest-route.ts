import type { RestOperation } from '@linework/contract/rest-operations';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { z } from 'zod';
import { callInTurn, callOfSession } from './calls-in-turn.ts';
import { requireOwnSignIn, requirePermission, type Session } from './session.ts';

/** What a call is answered with, as it is declared. */
type AnswerTo<Operation> = Operation extends { readonly answer: infer Schema extends z.ZodType }
  ? z.input<Schema>
  : unknown;

type OpenOperation = RestOperation & { readonly needs: 'nothing' };
type GuardedOperation = RestOperation & { readonly needs: Exclude<RestOperation['needs'], 'nothing'> };

/** A REST call that needs no session, in its caller's turn. What it answers is stored nowhere. */
export function openRoute<Operation extends OpenOperation>(
  app: FastifyInstance,
  { method, path }: Operation,
  options: RouteShorthandOptions,
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<AnswerTo<Operation>>,
): void {
  app.route({
    ...options,
    method,
    url: path,
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const call = async () => await answer(request, reply);
      const { hasOwnLine, outlastsCaller = false } = request.routeOptions.config;
      return hasOwnLine ? await call() : await callInTurn(request, call, { outlastsCaller });
    },
  });
}

/**
 * A REST call of somebody who is signed in and may do what its declaration says, in its caller's turn.
 * It is refused with LW-AUT-020 without a session and with LW-AUT-050 without the permission, before anything else is looked at.
 */
export function guardedRoute<Operation extends GuardedOperation>(
  app: FastifyInstance,
  { method, path, needs }: Operation,
  options: RouteShorthandOptions,
  answer: (request: FastifyRequest, session: Session, reply: FastifyReply) => Promise<AnswerTo<Operation>>,
): void {
  app.route({
    ...options,
    method,
    url: path,
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const session = await callInTurn(request, async () => await request.session());
      return await callOfSession(request, session, async () => {
        if (needs === 'ownSignIn') requireOwnSignIn(session);
        else if (needs !== 'session') requirePermission(session, needs);
        return await answer(request, session, reply);
      });
    },
  });
}
