import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Configuration } from '../../configuration/configuration.types.ts';
import { environmentForHost } from '../../configuration/environment.ts';
import { mayStandAt } from '../../configuration/movable-clock.ts';
import { OutcomeProblem } from '../../problems/problem.ts';
import type { Services } from '../../services.ts';

const clockBody = z.strictObject({
  now: z.iso
    .datetime({ offset: true, abort: true })
    .refine((instant) => mayStandAt(new Date(instant)))
    .nullable(),
});
const maintenanceBody = z.strictObject({ on: z.boolean() });
const faultBody = z.strictObject({
  mode: z.enum(['none', 'down', 'silentBeforeCharge', 'silentAfterCharge']),
});

/** A host of a stricter environment has nothing for reviewers, although the server behind it does. */
export const refuseOnStricterHost =
  ({ environment, hostEnvironments }: Pick<Configuration, 'environment' | 'hostEnvironments'>) =>
  async (request: FastifyRequest): Promise<void> => {
    if (environmentForHost(environment, request.host, hostEnvironments) === environment) return;
    throw new OutcomeProblem('LW-SYS-020');
  };

/** What a reviewer may switch from the portal's situation bar. Each exists only where its toggle is on; none in production. */
export function demoControls(app: FastifyInstance, { configuration, runtime, realClock }: Services): void {
  const { toggles, processorUrl } = configuration;
  const open = {
    config: { beforeSignIn: true, duringMaintenance: true },
    preHandler: refuseOnStricterHost(configuration),
  };
  if (toggles.movableClock) {
    app.get('/api/demo/clock', open, async () => ({ now: runtime.clock.now().toISOString() }));
    app.put('/api/demo/clock', open, async (request) => {
      const { now } = clockBody.parse(request.body);
      const offset = now === null ? 0 : Date.parse(now) - realClock.now().getTime();
      await runtime.set('clockOffsetMs', offset);
      return { now: runtime.clock.now().toISOString() };
    });
  }
  if (!toggles.faultSwitches) return;
  app.put('/api/demo/maintenance', open, async (request) => {
    const { on } = maintenanceBody.parse(request.body);
    await runtime.set('maintenance', on);
    return { on };
  });
  app.put('/api/demo/processor', open, async (request) => {
    const fault = faultBody.parse(request.body);
    if (processorUrl !== null) {
      await fetch(new URL('/faults', processorUrl), {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fault),
      });
    }
    return fault;
  });
}
