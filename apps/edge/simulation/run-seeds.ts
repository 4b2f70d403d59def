import fc from 'fast-check';
import type { Deed } from './acts/scene.ts';
import { live } from './history.ts';
import { aHistory, type History } from './steps.ts';
import type { World } from './world/world.ts';

/** What came of one seed. */
export type SeedResult =
  | {
      readonly seed: number;
      readonly hash: string;
      readonly steps: number;
      readonly deeds: readonly Deed[];
      readonly broken: null;
    }
  | { readonly seed: number; readonly broken: Broken };

export interface Broken {
  readonly sentence: string;
  /** The shortest history that still breaks the rule. */
  readonly history: History;
  /** By which fast-check finds that history again. */
  readonly path: string;
}

/** Looking for a shorter history ends after so long. */
const shrinksForMs = 25_000;

/** Lives through the history of a seed; one that breaks a rule is made as short as it can be. */
export async function runSeed(world: World, seed: number, shrinkMs = shrinksForMs): Promise<SeedResult> {
  let first: { hash: string; steps: number; deeds: readonly Deed[] } | null = null;
  const property = fc.asyncProperty(aHistory, async (history) => {
    const { hash, deeds } = await live(world, history);
    first ??= { hash, steps: history.steps.length, deeds: [...deeds] };
  });
  const began = performance.now();
  const details = await fc.check(property, {
    seed,
    numRuns: 1,
    unbiased: true,
    includeErrorInReport: false,
    skipAllAfterTimeLimit: shrinkMs,
  });
  if (!details.failed) return { seed, ...(first ?? { hash: '', steps: 0, deeds: [] }), broken: null };
  const [history] = details.counterexample ?? [];
  if (!history)
    throw new Error(`Seed ${seed} failed without a history after ${performance.now() - began} ms`);
  const sentence =
    details.errorInstance instanceof Error
      ? sentenceOf(details.errorInstance)
      : String(details.errorInstance);
  return { seed, broken: { sentence, history, path: details.counterexamplePath ?? '' } };
}

const sentenceOf = ({ name, message, stack }: Error): string =>
  name === 'Breach' ? message : (stack ?? message);
