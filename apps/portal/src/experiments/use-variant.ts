import { type ExperimentName, experimentRow, type SessionAnswer, type VariantName } from '@linework/contract';
import { useEffect } from 'react';
import { sight } from '../analytics/sightings.ts';
import { useSignedIn } from '../portal/use-signed-in.ts';

type Told = Pick<SessionAnswer, 'experimentUuids' | 'variantUuids'>;

/** The variant that a session was told; `null` where it takes no part, or in one that this portal does not know. */
export function variantTold<Name extends ExperimentName>(
  name: Name,
  { experimentUuids = [], variantUuids = [] }: Told,
): { readonly name: VariantName<Name>; readonly experiment: string; readonly variant: string } | null {
  const { experimentUuid: experiment, variants } = experimentRow(name);
  const variant = variantUuids[experimentUuids.indexOf(experiment)];
  const isVariant = (key: string): key is VariantName<Name> & string => Object.hasOwn(variants, key);
  const found = Object.keys(variants)
    .filter(isVariant)
    .find((key) => variants[key]?.variantUuid === variant);
  return found && variant ? { name: found, experiment, variant } : null;
}

/**
 * Which variant of an experiment to show: `null` is the control, untold. That it was seen is told by whoever shows it, and
 * counted once a session. Not for what moves money or asks for consent: a check refuses it there.
 */
export function useVariant<Name extends ExperimentName>(name: Name): VariantName<Name> | null {
  const told = variantTold(name, useSignedIn());
  const { experiment, variant } = told ?? {};
  useEffect(() => {
    if (experiment && variant) sight({ kind: 'exposed', experiment, variant });
  }, [experiment, variant]);
  return told?.name ?? null;
}
