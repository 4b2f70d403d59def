import { createHash } from 'node:crypto';
import type { Deed } from './acts/scene.ts';
import { end, twoWorkers, wait, workerDies } from './happenings/days.ts';
import { customerOf, type Life } from './happenings/life.ts';
import { act, meanwhile, together } from './happenings/requests.ts';
import { randomFrom } from './random.ts';
import { type History, type Step, sentOnce, type With } from './steps.ts';
import { beginWatch } from './watch.ts';
import { invite } from './world/people.ts';
import type { World } from './world/world.ts';

/** What came of a history. */
export interface Lived {
  /** The same for the same history. */
  readonly hash: string;
  readonly lines: readonly string[];
  readonly deeds: ReadonlySet<Deed>;
}

/** Lives through a history, and looks after every step at whether all is as it must be. @throws Breach */
export async function live(world: World, { people, steps }: History): Promise<Lived> {
  await world.clear();
  const random = randomFrom(people);
  const customers = await invite(world, random);
  const watch = beginWatch(world, customers);
  const life: Life = { world, random, customers, watch, deeds: new Set() };
  await watch.look('begins', {});
  await enrollSome(life);
  for (const step of steps) await takeStep(life, step);
  await end(life);
  const hash = createHash('sha256').update(watch.lines.join('\n')).digest('hex');
  return { hash, lines: watch.lines, deeds: life.deeds };
}

/** Every other customer begins with Auto Pay, so that a short history has its debits. */
async function enrollSome(life: Life): Promise<void> {
  for (const customer of life.customers) {
    const { random } = life;
    if (random.below(2) === 0) continue;
    const enroll = {
      act: 'enroll',
      with: random.pick<With>(['card', 'bank']),
      day: random.below(13),
      pays: false,
    } as const;
    await act(life, customer, enroll, sentOnce);
  }
}

async function takeStep(life: Life, step: Step): Promise<void> {
  const { world } = life;
  switch (step.do) {
    case 'act':
      return await act(life, customerOf(life, step.who), step.act, step.sending);
    case 'together':
      return await together(life, customerOf(life, step.who), step.acts, step.order);
    case 'meanwhile':
      return await meanwhile(life, customerOf(life, step.who), step.act, step.order);
    case 'wait':
      return await wait(life, step);
    case 'dies':
      return await workerDies(life, step);
    case 'twoWorkers':
      return await twoWorkers(life, step.order);
    case 'fault':
      world.processor.fault = step.mode;
  }
}
