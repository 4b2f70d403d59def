import { demoExperimentsPath, experimentNames, experimentRow, toggleNames } from '@linework/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { mayStandAt } from '../../configuration/movable-clock.ts';
import { sampleAlertChoices } from '../../configuration/runtime-settings.ts';
import { isOverridable } from '../../configuration/toggles.ts';
import type { RouteParts } from '../../feature.ts';
import { refuseOnStricterHost } from '../../http/stricter-host.ts';

const clockBody = z.strictObject({
  now: z.iso
    .datetime({ offset: true, abort: true })
    .refine((instant) => mayStandAt(new Date(instant)))
    .nullable(),
});
const maintenanceBody = z.strictObject({ on: z.boolean() });
const billPayBody = z.strictObject({ unavailable: z.boolean() });
const documentsBody = z.strictObject({ unavailable: z.boolean(), cutOff: z.boolean().default(false) });
const alertsBody = z.strictObject({ shown: z.enum(sampleAlertChoices) });
const toggleBody = z.strictObject({
  toggle: z.enum(toggleNames.filter(isOverridable)),
  on: z.boolean().nullable(),
});
const experimentBody = z
  .strictObject({ experiment: z.enum(experimentNames), variant: z.string().nullable() })
  .refine(({ experiment, variant }) => variant === null || variant in experimentRow(experiment).variants);
const faultBody = z.strictObject({
  mode: z.enum(['none', 'down', 'silentBeforeCharge', 'silentAfterCharge']),
});

/** What a reviewer may switch from the portal's situation bar. Each exists only where its toggle is on; none in production. */
export function demoControls(app: FastifyInstance, { services }: RouteParts): void {
  const { configuration, runtime, realClock } = services;
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
  app.put('/api/demo/bill-pay', open, async (request) => {
    const { unavailable } = billPayBody.parse(request.body);
    await runtime.set('billPayUnavailable', unavailable);
    return { unavailable };
  });
  app.put('/api/demo/documents', open, async (request) => {
    const { unavailable, cutOff } = documentsBody.parse(request.body);
    await runtime.set('documentsUnavailable', unavailable);
    await runtime.set('documentsCutOff', cutOff);
    return { unavailable, cutOff };
  });
  app.put('/api/demo/page-alerts', open, async (request) => {
    const { shown } = alertsBody.parse(request.body);
    await runtime.set('sampleAlerts', shown);
    return { shown };
  });
  app.put('/api/demo/toggles', open, async (request) => {
    const { toggle, on } = toggleBody.parse(request.body);
    const { [toggle]: _, ...others } = runtime.toggleOverrides();
    await runtime.set('toggleOverrides', on === null ? others : { ...others, [toggle]: on });
    return { toggle, on };
  });
  app.put(demoExperimentsPath, open, async (request) => {
    const { experiment, variant } = experimentBody.parse(request.body);
    const { [experiment]: _, ...others } = runtime.variantOverrides();
    await runtime.set('variantOverrides', variant === null ? others : { ...others, [experiment]: variant });
    return { experiment, variant };
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
