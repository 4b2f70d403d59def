import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Cookies } from '../../access/cookies.ts';
import { sendProblem } from '../../problems/error-handler.ts';
import { OutcomeProblem } from '../../problems/problem.ts';
import type { Services } from '../../services.ts';
import { portalConfiguration } from './auxiliary-graph.ts';
import { portalFiles } from './portal-files.ts';
import { portalVisit } from './portal-visit.ts';

/** Unknown pages belong to the portal, which has one that says so; unknown calls get a problem. */
export async function portalPages(app: FastifyInstance, services: Services, cookies: Cookies): Promise<void> {
  const { portalDirectory } = services.configuration;
  const configurationFor = (host: string) => portalConfiguration(services, host);
  const portal =
    portalDirectory === null
      ? null
      : await portalFiles(app, portalDirectory, configurationFor, services.realClock);
  app.setNotFoundHandler({ preHandler: [] }, async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    if (portal && isPageRequest(request, path)) {
      return portal.sendPage(reply, { path, ...(await portalVisit(request, services, cookies)) });
    }
    return sendProblem(new OutcomeProblem('LW-SYS-020'), null, request, reply);
  });
}

const apiPrefixes = ['/api/', '/selfservice/', '/webmail/', '/assets/'];

const isPageRequest = (request: FastifyRequest, path: string): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !apiPrefixes.some((prefix) => path.startsWith(prefix)) &&
  !/\.\w+$/.test(path);
