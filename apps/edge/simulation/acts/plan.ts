import { localTime } from '../model/calendar.ts';
import { type Customer, waiting } from '../model/customer.ts';
import type { Act, With } from '../steps.ts';
import type { Row, Seen } from '../world/observe.ts';
import type { World } from '../world/world.ts';
import { planAutoPay } from './auto-pay-acts.ts';
import { planPayment } from './payment-acts.ts';
import type { Planned, Scene } from './scene.ts';
import { planScheduled } from './scheduled-acts.ts';
import { planReplacement } from './wallet-acts.ts';

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
  if (possible.act === 'replace') return await planReplacement(scene, possible);
  return await planAutoPay(scene, possible);
}

/** A method that Auto Pay does not debit. */
const freeMethod = ({ autoPay, card }: Customer): With => (autoPay?.method === card.id ? 'bank' : 'card');

/** What is done before an act that would find nothing to do it to; `null` where it does. */
export function leadsTo(customer: Customer, rows: readonly Row[], act: Act): Act | null {
  const { autoPay, card } = customer;
  if (act.act === 'edit' || act.act === 'cancel') {
    const hasWaiting = waiting(rows).some(({ channel }) => channel !== 'autoPay');
    const inDays = 3 + act.which * 4;
    return hasWaiting ? null : { act: 'pay', part: 'half', with: freeMethod(customer), inDays };
  }
  if (act.act !== 'replace' || autoPay?.method === card.id) return null;
  return autoPay
    ? { act: 'change', with: 'card', day: null }
    : { act: 'enroll', with: 'card', day: 6, pays: false };
}

/** What is done in the place of an act that cannot be yet, so that few are refused; now and then one is sent all the same. */
function possibleOf(customer: Customer, rows: readonly Row[], act: Act): Act {
  const { autoPay } = customer;
  const free = freeMethod(customer);
  switch (act.act) {
    case 'pay':
      return autoPay ? { ...act, with: free } : act;
    case 'edit':
    case 'cancel':
    case 'replace':
      return leadsTo(customer, rows, act) ?? act;
    case 'enroll':
      return autoPay && act.day !== 0 ? { act: 'change', with: act.with, day: act.day } : act;
    case 'change':
    case 'end': {
      const day = act.act === 'change' ? (act.day ?? 6) : 4;
      return autoPay || day === 0 ? act : { act: 'enroll', with: free, day, pays: false };
    }
  }
}
