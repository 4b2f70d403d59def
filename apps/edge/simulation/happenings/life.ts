import type { Deed } from '../acts/scene.ts';
import type { Customer } from '../model/customer.ts';
import type { Random } from '../random.ts';
import type { Watch } from '../watch.ts';
import type { World } from '../world/world.ts';

/** One history while it is lived. */
export interface Life {
  readonly world: World;
  readonly random: Random;
  readonly customers: readonly Customer[];
  readonly watch: Watch;
  /** What took place of what is counted. */
  readonly deeds: Set<Deed>;
}

export function customerOf({ customers }: Pick<Life, 'customers'>, who: number): Customer {
  const customer = customers[who % customers.length];
  if (!customer) throw new Error('Nobody lives here');
  return customer;
}
