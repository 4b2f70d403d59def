import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hostName } from '../configuration/host-name.ts';
import { OutcomeProblem } from '../problems/problem.ts';

/**
 * Refuses requests that do not say in one clear way for which host they are: what a host may show depends on it, and a
 * proxy in front of the edge must not understand another.
 */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!saysItsHost(request)) throw new OutcomeProblem('LW-SYS-060');
  });
}

function saysItsHost({ raw, host, protocol }: FastifyRequest): boolean {
  const length = raw.rawHeaders.filter((name, place) => place % 2 === 0 && /^host$/i.test(name)).length;
  // HTTP/1.0 needs none, and some load balancers ask for our health in it. It is shown what is strictest.
  const needsNone = length === 0 && raw.httpVersion === '1.0';
  if (needsNone && host === '') return true;
  const name = hostName(host);
  if ((length !== 1 && !needsNone) || name === null || !/^https?$/.test(protocol)) return false;
  const target = raw.url ?? '';
  // A whole address in place of a path counts more than the header, so both have to say the same.
  return /^[/*]/.test(target) || (URL.canParse(target) && hostName(new URL(target).host) === name);
}
