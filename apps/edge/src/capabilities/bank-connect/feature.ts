import type { Feature } from '../../feature.ts';
import { openSandboxBankLogin } from '../../sandbox/bank/sandbox-bank-login.ts';
import { sandboxBankPages } from '../../sandbox/bank/sandbox-bank-pages.ts';
import { bankConnectRoutes } from './bank-connect-routes.ts';

/** Signing in to one's bank instead of typing its numbers; where nobody is offered it, none of it is there. */
export const bankConnectFeature = {
  routes: (app, { services }) => {
    if (!services.configuration.toggles.bankConnect) return;
    const sandbox = openSandboxBankLogin(services);
    sandboxBankPages(app, services, sandbox);
    bankConnectRoutes(app, services, sandbox);
  },
  cleanUp: async (database, { yesterday }) => {
    await database.query('DELETE FROM bank_connection WHERE expires_at < $1', [yesterday]);
  },
} satisfies Feature;
