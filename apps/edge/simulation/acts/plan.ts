import { localTime } from '../model/calendar.ts';
import { type Customer, waiting } from '../model/customer.ts';
import type { Act } from '../steps.ts';
import type { Row, Seen } from '../world/observe.ts';
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
  const possible = possibleOf(customer, rows, act);
  if (possible.act === 'pay') return await planPayment(scene, possible);
  if (possible.act === 'edit' || possible.act === 'cancel') return await planScheduled(scene, possible);
  return await planAutoPay(scene, possible);
}

/** What leads to an act that cannot be yet, so that few are refused; now and then one is sent all the same. */
function possibleOf({ autoPay, card }: Customer, rows: readonly Row[], act: Act): Act {
  const free = autoPay?.method === card.id ? 'bank' : 'card';
  switch (act.act) {
    case 'pay':
      return autoPay ? { ...act, with: free } : act;
    case 'edit':
    case 'cancel': {
      const hasWaiting = waiting(rows).some(({ channel }) => channel !== 'autoPay');
      return hasWaiting ? act : { act: 'pay', part: 'half', with: free, inDays: 3 + act.which * 4 };
    }
    case 'enroll':
      return autoPay && act.day !== 0 ? { act: 'change', with: act.with, day: act.day } : act;
    case 'change':
    case 'end': {
      const day = act.act === 'change' ? (act.day ?? 6) : 4;
      return autoPay || day === 0 ? act : { act: 'enroll', with: free, day, pays: false };
    }
  }
}
