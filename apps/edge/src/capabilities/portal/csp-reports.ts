import { problemMediaType } from '@linework/contract';
import type { Clock } from '@linework/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { allowance } from '../../http/allowance.ts';
import { callerNetwork } from '../../http/caller-network.ts';
import { reportPath } from '../../http/content-security-policy.ts';
import { OutcomeProblem, problemDocument } from '../../problems/problem.ts';
import { namesOf } from '../../problems/request-reference.ts';
import { type Violation, violationsIn } from './csp-violations.ts';

const remembered = 200;
const mostBytes = 16_384;
const mostReports = 20;
/** A browser with a broken extension reports again and again; an office of them shares an address. */
const ofAddress = { atOnce: 30, perMinute: 30, subjects: 1_000 } as const;
/** What is logged, whoever sends it from however many addresses. */
const ofEverybody = { atOnce: 120, perMinute: 60, subjects: 1 } as const;

/** Says to come back later, and nothing in the log: that is what the limits are for. */
const slowDown = (request: FastifyRequest, reply: FastifyReply, retryAfter: number) =>
  reply
    .code(429)
    .headers({ 'retry-after': retryAfter, 'cache-control': 'no-store' })
    .type(problemMediaType)
    .send(JSON.stringify(problemDocument('LW-SYS-060', namesOf(request), { status: 429, retryAfter })));

/**
 * Takes reports of what the content security policy stopped. Anybody may send them, so there is a limit to what one
 * address sends and to what all of them write into the log. Outside production the last ones can be read, so that a
 * journey fails on any.
 */
export function cspReports(
  app: FastifyInstance,
  { readable, clock }: { readonly readable: boolean; readonly clock: Clock },
): void {
  const violations: Violation[] = [];
  const bodies = allowance({ ...ofAddress, clock });
  const lines = allowance({ ...ofEverybody, clock });
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json', 'application/json'],
      { parseAs: 'string', bodyLimit: mostBytes },
      scope.getDefaultJsonParser('error', 'error'),
    );
    const open = { config: { beforeSignIn: true, duringMaintenance: true } };
    const limited: RouteShorthandOptions = {
      ...open,
      logLevel: 'warn',
      onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
        const wait = bodies.take(callerNetwork(request.ip));
        if (wait > 0) return await slowDown(request, reply, wait);
      },
    };
    scope.post(reportPath, limited, async (request, reply) => {
      const found = violationsIn(request.body);
      if (found.length > mostReports) throw new OutcomeProblem('LW-SYS-060', { status: 413 });
      for (const violation of found) {
        const wait = lines.take('');
        if (wait > 0) return slowDown(request, reply, wait);
        request.log.warn({ violation }, 'content security policy violated');
        if (readable) violations.splice(0, Math.max(0, violations.push(violation) - remembered));
      }
      return reply.code(204).send();
    });
    if (!readable) return;
    scope.get(reportPath, open, async () => ({ violations }));
    scope.delete(reportPath, open, async (_request, reply) => {
      violations.length = 0;
      return reply.code(204).send();
    });
  });
}
