import { experimentNames, experimentRow, toggleNames } from '@linework/contract';
import type { SituationExperiment, SituationToggle } from '@linework/review';
import { toldToggles } from '../../access/told-toggles.ts';
import { isOverridable } from '../../configuration/toggles.ts';
import type { Services } from '../../services.ts';

/** The toggles that a reviewer may set, and how each stands at a host; none where nothing may be switched. */
export function situationToggles(services: Services, host: string): readonly SituationToggle[] {
  const { configuration, runtime } = services;
  if (!configuration.toggles.faultSwitches) return [];
  const chosen = runtime.toggleOverrides();
  const asConfigured = { configuration, runtime: { ...runtime, toggleOverrides: () => ({}) } };
  const on: readonly string[] = toldToggles(asConfigured, host);
  return toggleNames
    .filter(isOverridable)
    .map((name) => ({ name, isConfiguredOn: on.includes(name), chosen: chosen[name] ?? null }));
}

/** The experiments whose variant a reviewer may set; none where nothing may be switched. */
export function situationExperiments({
  configuration,
  runtime,
}: Pick<Services, 'configuration' | 'runtime'>): readonly SituationExperiment[] {
  if (!configuration.toggles.faultSwitches) return [];
  const chosen = runtime.variantOverrides();
  return experimentNames.map((name) => ({
    name,
    variants: Object.keys(experimentRow(name).variants),
    chosen: chosen[name] ?? null,
  }));
}
