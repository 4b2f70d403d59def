import type { PaidDevice } from './paid-device.ts';

/** A device, told from the mobile bill. */
export type NamedDevice = { readonly [Part in keyof PaidDevice]: NonNullable<PaidDevice[Part]> };

/** Whether it is a device; what has no name is the mobile bill. */
export const isNamedDevice = (paid: PaidDevice): paid is NamedDevice =>
  paid.name !== null && paid.lineLastFour !== null;
