import type { FastifyInstance } from 'fastify';
import type { Feature } from '../../feature.ts';
import { openSandboxBankLogin } from '../../sandbox/bank/sandbox-bank-login.ts';
import { sandboxBankPages } from '../../sandbox/bank/sandbox-bank-pages.ts';
import type { Services } from '../../services.ts';
import { bankConnectRoutes } from './bank-connect-routes.ts';

/** Signing in to one's bank instead of typing its numbers; where nobody is offered it, none of it is there. */
export async function bankConnectFeature(app: FastifyInstance, services: Services): Promise<Feature> {
  if (!services.configuration.toggles.bankConnect) return {};
  const sandbox = openSandboxBankLogin(services);
  sandboxBankPages(app, services, sandbox);
  bankConnectRoutes(app, services, sandbox);
  return {};
}
