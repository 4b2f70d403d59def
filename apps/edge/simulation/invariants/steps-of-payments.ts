import type { BusinessDate } from '@linework/domain';
import type { Agreed, Customer } from '../model/customer.ts';
import type { Row } from '../world/observe.ts';

/** What may become of a payment from one look to the next. */
const becomes: { readonly [Status in Row['status']]: readonly Row['status'][] } = {
  scheduled: ['running', 'unknown', 'pending', 'successful', 'failed', 'cancelled', 'returned'],
  running: ['unknown', 'pending', 'successful', 'failed', 'scheduled', 'returned'],
  unknown: ['running', 'pending', 'successful', 'failed', 'returned'],
  pending: ['successful', 'returned'],
  successful: ['returned'],
  returned: [],
  failed: [],
  cancelled: [],
};

/** A payment went on in a way that none goes on in, or before its day, as an edit since the last look may have set it. */
export function wentWrong(before: Row, after: Row, today: BusinessDate): string[] {
  if (before.status === after.status) return [];
  if (!becomes[before.status].includes(after.status))
    return [`a ${before.status} payment became ${after.status}`];
  const isEarly = before.status === 'scheduled' && after.status !== 'cancelled' && today < after.day;
  return isEarly ? [`a payment for ${after.day} became ${after.status} on ${today}`] : [];
}

/** A customer's payment is not what was agreed on. */
export function otherThanAgreed({ agreed }: Pick<Customer, 'agreed'>, row: Row): string[] {
  const one = agreed.get(row.id);
  if (!one) return [`there is a payment of ${row.cents} for ${row.day} that nobody asked for`];
  const found = differences(one, row).map((what) => `a payment of ${row.cents} for ${row.day} ${what}`);
  if (one.isCalledOff !== (row.status === 'cancelled'))
    found.push(`a payment is ${row.status}, canceled: ${one.isCalledOff}`);
  return found;
}

function differences(one: Agreed, { cents, day, method }: Row): string[] {
  const found: string[] = [];
  if (one.cents !== cents) found.push(`was agreed on as ${one.cents}`);
  if (one.day !== day) found.push(`was agreed on for ${one.day}`);
  if (one.method !== method) found.push('is by another method than was agreed on');
  return found;
}
