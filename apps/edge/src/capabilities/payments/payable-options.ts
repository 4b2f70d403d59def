import {
  type AccountFacts,
  type AutoPaySettings,
  type Clock,
  devicePaymentOptions,
  type PaymentOptions,
  type PaymentSettings,
  paymentOptions,
} from '@linework/domain';
import { OutcomeProblem } from '../../problems/problem.ts';

interface Rules {
  readonly settings: PaymentSettings;
  readonly clock: Clock;
  readonly retries: AutoPaySettings;
}

/**
 * What can be paid of what is asked about: of what the account owes, of one of its devices, or of its mobile bill.
 * @returns `null` for a device that cannot be paid here
 */
export const payableOptions = (
  { settings, clock, retries }: Rules,
  facts: AccountFacts,
  deviceId: string | null | undefined,
): PaymentOptions | null =>
  deviceId
    ? devicePaymentOptions(facts, deviceId, settings, clock)
    : paymentOptions(facts, settings, clock, retries);

/** @throws OutcomeProblem LW-MOB-021 for a device that cannot be paid here */
export function requirePayable(options: PaymentOptions | null): PaymentOptions {
  if (!options) throw new OutcomeProblem('LW-MOB-021');
  return options;
}
