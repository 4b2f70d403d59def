import type { SituatedCustomer } from '@linework/review';

/** Who was seeded, and the password that all of them share and anybody can read. */
export interface DemoCustomers {
  readonly customers: readonly SituatedCustomer[];
  readonly password: string;
}

/** Loaded only where demo customers belong: the edge of real customers never reads the sample ones. */
export async function readDemoCustomers(): Promise<DemoCustomers> {
  const { demoPassword, situatedCustomers } = await import('@linework/fixtures');
  return { customers: situatedCustomers, password: demoPassword };
}
