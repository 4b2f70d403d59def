import { localTime } from '../model/calendar.ts';
import type { Customer } from '../model/customer.ts';
import type { Act } from '../steps.ts';
import type { Seen } from '../world/observe.ts';
import type { World } from '../world/world.ts';
import { planAutoPay } from './auto-pay-acts.ts';
import { planPayment } from './payment-acts.ts';
import type { Planned, Scene } from './scene.ts';
import { planScheduled } from './scheduled-acts.ts';

/** What an act comes to as things are; `null` where there is nothing to do it to. */
export async function plan(
  world: World,
  customer: Customer,
  { rows }: Seen,
  act: Act,
  { key, isAlone }: { readonly key: string; readonly isAlone: boolean },
): Promise<Planned | null> {
  const { day: today } = localTime(world.clock.now(), customer.timeZone);
  const scene: Scene = { world, customer, rows, today, key, isAlone };
  if (act.act === 'pay') return await planPayment(scene, act);
  if (act.act === 'edit' || act.act === 'cancel') return await planScheduled(scene, act);
  return await planAutoPay(scene, act);
}
