import { readFileSync } from 'node:fs';
import { type AuxiliarySchema, restPaths } from '@linework/contract';
import { documents, schema } from '@linework/contract/graph-auxiliary-documents';
import { readSchema } from '@linework/contract/graph-reading';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { idleSeconds, pingSeconds, warningSeconds } from '../../access/session-rules.ts';
import { toldToggles } from '../../access/told-toggles.ts';
import { environmentForHost, environmentNameForHost } from '../../configuration/environment.ts';
import { portalVariant } from '../../configuration/portal-variant.ts';
import { graphOf } from '../../graph/graph.ts';
import { graphRoute } from '../../graph/graph-route.ts';
import type { Services } from '../../services.ts';

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')));

interface Host {
  /** The host that the portal is asked for at. */
  readonly host: string;
}

/** `/selfservice/graphauxiliary`: what the portal may ask before anybody has signed in. */
export function auxiliaryGraph(app: FastifyInstance, services: Services): void {
  const root = {
    portalConfiguration: (_: unknown, { host }: Host) => portalConfiguration(services, host),
  } satisfies Record<keyof AuxiliarySchema.Query, unknown>;
  graphRoute(app, services.configuration, graphOf(readSchema(schema), documents, root), {
    path: restPaths.graphAuxiliary,
    options: { config: { beforeSignIn: true, duringMaintenance: true }, bodyLimit: 8_192 },
    admit: async () => undefined,
    contextOf: ({ host }): Host => ({ host }),
    inTurn: async (_, ask) => await ask(),
  });
}

/** What the portal is told about itself, by the host it is asked for at. */
export function portalConfiguration(services: Services, host: string): AuxiliarySchema.PortalConfiguration {
  const { configuration, runtime } = services;
  const { provider, enterpriseAddress } = configuration;
  const variant = portalVariant(host, provider);
  const environment = environmentForHost(configuration.environment, host, configuration.hostEnvironments);
  // A host of a stricter environment shows none of what is only for trying things out.
  const isNarrowed = environment !== configuration.environment;
  return {
    environment: environmentNameForHost(configuration, host, configuration.hostEnvironments),
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
      selfInstall: provider.links.selfInstall,
      voiceManager: provider.links.voiceManager,
    },
    inMaintenance: runtime.isInMaintenance(),
    appVersion: version,
    idleSeconds,
    warningSeconds,
    pingSeconds,
    toggles: toldToggles(services, host),
    mounts: [...configuration.mounts],
    catalogueUrl: isNarrowed ? null : configuration.catalogueUrl,
  };
}
