import type { BusinessDate } from '@linework/domain';
import type { When } from '../model/agree.ts';
import { type Agreed, type Customer, type Method, owed } from '../model/customer.ts';
import type { Part, With } from '../steps.ts';
import type { Row } from '../world/observe.ts';
import type { World } from '../world/world.ts';

/** What an answer says, in a line that is the same again for the same history. */
export interface Told {
  readonly line: string;
  /** The edge says that it did what it was asked. */
  readonly isDone: boolean;
  /** What both agree on from now on, where anything. */
  readonly learn: (customer: Customer, when: When) => void;
  /** What no right answer says. */
  readonly wrong: readonly string[];
  /** What was asked for took place, and is counted. */
  readonly deed?: Deed;
}

/** What is rare, and counted, so that a report says how often it was tried. */
export type Deed = 'editsScheduled' | 'replacesDebited';

/** One thing that a customer asks of the edge, under one key. */
export interface Planned {
  readonly key: string;
  /** The payment that the key may make. */
  readonly makes: Agreed | null;
  readonly send: () => Promise<Told>;
}

/** What a plan is made from. */
export interface Scene {
  readonly world: World;
  readonly customer: Customer;
  readonly rows: readonly Row[];
  readonly today: BusinessDate;
  readonly key: string;
  /** Nobody else does anything meanwhile. */
  readonly isAlone: boolean;
}

export const nothing = { isDone: false, learn: () => undefined, wrong: [] } as const;

export const methodBy = ({ card, bank }: Customer, by: With): Method => (by === 'card' ? card : bank);

export const dueCents = (customer: Customer, rows: readonly Row[]): number =>
  Math.max(0, owed(customer, rows));

export function centsOf(part: Part, due: number): number {
  if (part === 'dollar') return 100;
  if (part === 'over') return due + 1_234;
  return Math.max(100, part === 'half' ? Math.ceil(due / 2) : due);
}
