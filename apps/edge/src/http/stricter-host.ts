import type { FastifyRequest } from 'fastify';
import type { Configuration } from '../configuration/configuration.types.ts';
import { environmentForHost } from '../configuration/environment.ts';
import { OutcomeProblem } from '../problems/problem.ts';

/** A host of a stricter environment has nothing for reviewers, although the server behind it does. */
export const refuseOnStricterHost =
  ({ environment, hostEnvironments }: Pick<Configuration, 'environment' | 'hostEnvironments'>) =>
  async (request: FastifyRequest): Promise<void> => {
    if (environmentForHost(environment, request.host, hostEnvironments) === environment) return;
    throw new OutcomeProblem('LW-SYS-020');
  };
