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

/** A host suffix, in the one spelling that `hostName` gives, and the environment that it stands for. */
export interface HostEnvironment {
  readonly suffix: string;
  readonly environment: Environment;
}

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
  const name = hostName(host);
  return hosts
    .filter(({ suffix }) => name === null || isInDomain(name, suffix))
    .reduce((strictest, { environment }) => stricterOf(strictest, environment), server);
}

const stricterOf = (one: Environment, other: Environment): Environment =>
  strictness[other] > strictness[one] ? other : one;
