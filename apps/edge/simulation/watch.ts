import { type Happened, judge } from './invariants/judge.ts';
import { chargedForNothing, type ProcessorRecord } from './invariants/money.ts';
import { toldOtherwise } from './invariants/what-is-told.ts';
import { localTime } from './model/calendar.ts';
import type { Customer } from './model/customer.ts';
import { observe, type Seen } from './world/observe.ts';
import type { World } from './world/world.ts';

/** A rule was broken; the message says whose account it is and what is wrong. */
export class Breach extends Error {
  override readonly name = 'Breach';
}

type Deed = Partial<Pick<Happened, 'learnt' | 'makes' | 'isAtWork' | 'isThrough' | 'hasFoundOut'>> & {
  readonly by?: Customer;
};

/** Looks at every account after whatever happens, and holds it against the model. */
export interface Watch {
  readonly lines: readonly string[];
  /** @throws Breach */
  look(what: string, deed: Deed): Promise<void>;
  /** What an account was like when it was looked at last. */
  seen(customer: Customer): Seen;
  /** Reads what the customer reads. @throws Breach */
  read(customer: Customer): Promise<void>;
}

const nothingYet = (id: string): Seen => ({
  id,
  posted: 0,
  pending: 0,
  held: null,
  ledger: 0,
  rows: [],
  messages: [],
  tokens: {},
  dealt: null,
  isEnrolled: false,
  last: null,
});

export function beginWatch(world: World, customers: readonly Customer[]): Watch {
  const { database, clock, processor, faults } = world;
  const lines: string[] = [];
  let all: ReadonlyMap<string, Seen> = new Map();
  const seen = ({ id }: Customer): Seen => all.get(id) ?? nothingYet(id);

  function refuse(customer: Customer | null, breaches: readonly string[]): void {
    const [first] = breaches;
    if (!first) return;
    const whose = customer ? `Customer ${customers.indexOf(customer) + 1} (${customer.timeZone})` : 'All';
    throw new Breach(`${whose}, ${clock.now().toISOString()}: ${breaches.join('; ')}`);
  }

  return {
    lines,
    seen,
    look: async (what, { by, learnt = [], makes = new Map(), ...worked }) => {
      const before = all;
      all = await observe(database);
      const now = clock.now();
      const charges = processor.record();
      const record: ProcessorRecord = { asked: processor.asked, charges };
      lines.push(`${now.toISOString()} ${what}${customers.map((one) => stateOf(one, seen(one))).join('')}`);
      for (const customer of customers) {
        const { day: today } = localTime(now, customer.timeZone);
        const isOwn = customer === by;
        const own = isOwn ? { learnt, makes } : { learnt: [], makes: new Map() };
        const { isAtWork = false, isThrough = false, hasFoundOut = isAtWork } = worked;
        const happened = { now, today, isAtWork, isThrough, hasFoundOut, hasAsked: isOwn, ...own };
        const was = before.get(customer.id) ?? nothingYet(customer.id);
        refuse(customer, judge(customer, was, seen(customer), happened, record));
      }
      refuse(null, chargedForNothing(record, all));
      refuse(null, faults.map(String));
      // What comes next comes later.
      world.setNow(new Date(now.getTime() + 1_000));
    },
    read: async (customer) => refuse(customer, await toldOtherwise(world, customer, seen(customer).rows)),
  };
}

/** How an account stands, in what is the same again for the same history. */
const stateOf = ({ autoPay }: Customer, { rows, posted, pending }: Seen): string => {
  const payments = rows.map(({ status, cents, day, channel }) => `${channel} ${status} ${cents} ${day}`);
  return `\n  ${posted} ${pending} ${autoPay?.dayOfMonth ?? '-'} [${payments.join(', ')}]`;
};
