/** Why a bank sends a payment back, as far as a customer can do something about it. */
export const returnReasons = [
  'insufficientFunds',
  'accountClosed',
  'accountNotFound',
  'notAuthorized',
  'stopped',
  'accountUnusable',
] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** NACHA's return codes that say so. */
const reasonsOfCodes: Readonly<Record<string, ReturnReason>> = {
  R01: 'insufficientFunds',
  R02: 'accountClosed',
  R03: 'accountNotFound',
  R04: 'accountNotFound',
  R05: 'notAuthorized',
  R07: 'notAuthorized',
  R08: 'stopped',
  R09: 'insufficientFunds',
  R10: 'notAuthorized',
  R11: 'notAuthorized',
  R16: 'accountUnusable',
  R20: 'accountUnusable',
  R29: 'notAuthorized',
};

/** What a NACHA return code tells; `null` where there is none, or one that is about banks alone. */
export const returnReasonOf = (code: string | null): ReturnReason | null =>
  code === null ? null : (reasonsOfCodes[code.toUpperCase()] ?? null);
