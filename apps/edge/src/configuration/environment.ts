import { hostName, isInDomain } from './host-name.ts';

/** What environment this is. The server says so (`PORTAL_ENV`); nothing set means production. */
export const environments = ['production', 'stage', 'uat', 'docker', 'ephemeral', 'dev', 'mock'] as const;
export type Environment = (typeof environments)[number];

/** How strict an environment is; a host name may only move to a stricter one. */
const strictness = {
  production: 3,
  stage: 2,
  uat: 1,
  docker: 0,
  ephemeral: 0,
  dev: 0,
  mock: 0,
} as const satisfies Record<Environment, number>;

export const isEnvironment = (text: string): text is Environment =>
  environments.some((environment) => environment === text);

/** Environments that real customers or partners reach: their secrets may not be the published development one. */
export const holdsRealData = (environment: Environment): boolean => strictness[environment] > 0;

/** Whether an edge is for real customers; any other is for trying things out. */
export const isForRealCustomers = ({
  environment,
  toggles,
}: {
  readonly environment: Environment;
  readonly toggles: { readonly demoSignIns: boolean };
}): boolean => holdsRealData(environment) && !toggles.demoSignIns;

/**
 * Whether messages stay here, to be read without a sign-in: they hold codes that open accounts, so only where all accounts are
 * demo customers', and no mail server is set.
 */
export const keepsMail = (
  configuration: Parameters<typeof isForRealCustomers>[0] & {
    readonly mail: { readonly smtp: object | null };
  },
): boolean =>
  configuration.environment !== 'production' &&
  !isForRealCustomers(configuration) &&
  configuration.mail.smtp === null;

/** A name of the provider's own for an environment (`FURTHER_ENVIRONMENTS`), which is as strict as one of ours. */
export interface FurtherEnvironment {
  readonly name: string;
  readonly like: Environment;
}

/** The environment of ours that a name stands for; `null` for a name that nobody configured. */
export const environmentNamed = (name: string, further: readonly FurtherEnvironment[]): Environment | null =>
  isEnvironment(name) ? name : (further.find((one) => one.name === name)?.like ?? null);

/** A host suffix, in the one spelling that `hostName` gives, and the environment that it stands for. */
export interface HostEnvironment {
  readonly suffix: string;
  readonly environment: Environment;
  /** What the provider calls it, where that is another name. */
  readonly name?: string;
}

/** A server's environment, and what the provider calls it. */
export interface NamedEnvironment {
  readonly environment: Environment;
  readonly environmentName: string;
}

const standsFor = (host: string) => {
  const name = hostName(host);
  return ({ suffix }: HostEnvironment): boolean => name === null || isInDomain(name, suffix);
};

/**
 * The environment for one request: the server's, unless the host's suffix names a stricter one; of several the strictest.
 * A host never loosens what the server said (spec section 1, architecture "The edge is real"), and what is not the name
 * of a host is shown the strictest that there is.
 */
export function environmentForHost(
  server: Environment,
  host: string,
  hosts: readonly HostEnvironment[],
): Environment {
  return hosts
    .filter(standsFor(host))
    .reduce((strictest, { environment }) => stricterOf(strictest, environment), server);
}

/** What the environment of one request is called: the server's name for it, unless the host narrows it to another. */
export function environmentNameForHost(
  server: NamedEnvironment,
  host: string,
  hosts: readonly HostEnvironment[],
): string {
  const environment = environmentForHost(server.environment, host, hosts);
  if (environment === server.environment) return server.environmentName;
  const row = hosts.filter(standsFor(host)).find((one) => one.environment === environment);
  return row?.name ?? environment;
}

const stricterOf = (one: Environment, other: Environment): Environment =>
  strictness[other] > strictness[one] ? other : one;
