import type { TransactionScope } from '@linework/account-areas/transactions';
import { isNamedDevice, type ListedTransaction } from '@linework/domain';

interface Paying {
  readonly flow: 'one-time-payment' | 'device-payment';
  readonly query: Readonly<Record<string, string>>;
}

/** The flow that pays what a line asks for: a mobile bill has one of its own, and so has what a device was paid off with. */
export function payingOf(scope: TransactionScope, { payment }: Pick<ListedTransaction, 'payment'>): Paying {
  if (scope !== 'mobile') return { flow: 'one-time-payment', query: {} };
  const device = payment?.device;
  return { flow: 'device-payment', query: { device: device && isNamedDevice(device) ? device.id : 'bill' } };
}
