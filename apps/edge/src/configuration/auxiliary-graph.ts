import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AuxiliarySchema, restPaths } from '@linework/contract';
import type { FastifyInstance } from 'fastify';
import mercurius from 'mercurius';
import { z } from 'zod';
import type { Services } from '../http/services.ts';
import { idleSeconds, pingSeconds, warningSeconds } from '../session/session-rules.ts';
import { environmentForHost } from './environment.ts';
import { portalVariant } from './portal-variant.ts';

const require = createRequire(import.meta.url);
const schema = readFileSync(require.resolve('@linework/contract/auxiliary.graphql'), 'utf8');
const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')));

/** `/selfservice/graphauxiliary`: what the portal may ask before anybody has signed in. */
export async function auxiliaryGraph(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(mercurius, {
      schema,
      path: restPaths.graphAuxiliary,
      graphiql: false,
      queryDepth: 6,
      additionalRouteOptions: { config: { beforeSignIn: true, duringMaintenance: true }, bodyLimit: 8_192 },
      resolvers: {
        Query: {
          portalConfiguration: (_root: unknown, _arguments: unknown, context) =>
            portalConfiguration(services, context.reply.request.host),
        },
      },
    });
  });
}

/** What the portal is told about itself, by the host it is asked for at. */
export function portalConfiguration(
  { configuration, runtime }: Services,
  host: string,
): AuxiliarySchema.PortalConfiguration {
  const { provider, toggles, enterpriseAddress } = configuration;
  const variant = portalVariant(host, provider);
  const environment = environmentForHost(configuration.environment, host, configuration.hostEnvironments);
  // A host of a stricter environment shows none of what is only for trying things out.
  const isNarrowed = environment !== configuration.environment;
  const shown = {
    softDisconnectDate: toggles.softDisconnectDate,
    bankConnect: toggles.bankConnect,
    demoSignIns: toggles.demoSignIns && !isNarrowed,
    faultSwitches: toggles.faultSwitches && !isNarrowed,
    movableClock: toggles.movableClock && !isNarrowed,
  };
  return {
    environment,
    variant,
    brandName: provider.brands[variant],
    siteName: variant === 'community' ? 'Your Community Solutions Account' : provider.brands.business,
    phone: provider.supportPhone,
    links: {
      support: provider.links.support,
      stores: provider.links.stores,
      terms: provider.links.terms,
      privacy: provider.links.privacy,
      enterprise: enterpriseAddress,
    },
    inMaintenance: runtime.isInMaintenance(),
    appVersion: version,
    idleSeconds,
    warningSeconds,
    pingSeconds,
    toggles: Object.entries(shown)
      .filter(([, isOn]) => isOn)
      .map(([name]) => name),
    catalogueUrl: isNarrowed ? null : configuration.catalogueUrl,
  };
}
