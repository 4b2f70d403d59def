import { hash } from 'node:crypto';
import { type Assignments, experimentNames, experimentRow } from '@linework/contract';
import { dayIn, isRunning, variantAt } from '@linework/domain';
import type { Services } from '../services.ts';

/** Where a unit stands in [0, 1): the first 32 bits of SHA-256 of `seed:unit`. */
export const placeOf = (seed: string, unit: string): number =>
  Number.parseInt(hash('sha256', `${seed}:${unit}`, 'hex').slice(0, 8), 16) / 2 ** 32;

/** What an account has of every experiment that runs today; what a reviewer set goes before it, outside production. */
export function assignmentsOf(
  { configuration, clock, runtime }: Pick<Services, 'configuration' | 'clock' | 'runtime'>,
  accountNumber: string,
): Assignments {
  const today = dayIn(clock.now(), configuration.provider.timeZone);
  const chosen = runtime.variantOverrides();
  const assigned = experimentNames.flatMap((name) => {
    const { experimentUuid, seed, traffic, variants, startsOn, endsOn } = experimentRow(name);
    const override = variants[chosen[name] ?? '']?.variantUuid;
    const isOn = isRunning({ startsOn, endsOn }, today);
    const shares = { traffic, variants: Object.values(variants) };
    const variantUuid = override ?? (isOn ? variantAt(shares, placeOf(seed, accountNumber)) : null);
    return variantUuid ? [{ experimentUuid, variantUuid }] : [];
  });
  return {
    experimentUuids: assigned.map(({ experimentUuid }) => experimentUuid),
    variantUuids: assigned.map(({ variantUuid }) => variantUuid),
  };
}
