import type { OutcomeCode } from './outcomes.ts';

/** What stopped a payment for nothing about its method: our side failed, or could not tell the attempt apart. */
const notOfItsMethod: readonly OutcomeCode[] = ['LW-PAY-042', 'LW-PAY-044', 'LW-PAY-060'];

/** Whether the same payment again comes before paying with another method: nothing is wrong with the one it had. */
export const isSamePaymentFirst = (code: OutcomeCode): boolean => notOfItsMethod.includes(code);
