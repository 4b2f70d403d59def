import type { Service } from './account.ts';

/** What a page of services is about: one service, or any. */
export type ServiceAsked = Service['service'] | 'any';

/** What may let somebody in although no service works: equipment is here before a service begins and after it ends. */
export type EligibilityOverride = 'equipment' | 'none';

/** Whether an account has what a page of services is about, and it is provisioned (spec section 2.2). */
export const isEligibleFor = (
  services: readonly Service[],
  asked: ServiceAsked,
  override: EligibilityOverride = 'none',
): boolean =>
  services.some(
    ({ service, provisioned }) =>
      (asked === 'any' || service === asked) && (provisioned || override === 'equipment'),
  );

/** Whether there is something to install: a service that was ordered and is not provisioned yet. */
export const awaitsInstallation = (services: readonly Service[]): boolean =>
  services.some(({ provisioned }) => !provisioned);
