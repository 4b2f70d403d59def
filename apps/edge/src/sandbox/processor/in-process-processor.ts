import { randomUUID } from 'node:crypto';
import type { Charge, ProcessorPort } from '../../processor/processor-port.ts';
import { fingerprintOf, methodOfToken, tokenize } from './sandbox-methods.ts';

/**
 * A processor without a process or a record on disk that approves everything: for the bench, which measures the edge
 * and leaves the processor's own record out.
 */
export function inProcessProcessor(): ProcessorPort {
  const charges = new Map<string, Charge>();
  const key = randomUUID();
  return {
    tokenize: async (numbers) => ({ ...tokenize(numbers), fingerprint: fingerprintOf(numbers, key) }),
    verify: async ({ token }) =>
      methodOfToken(token) ? { verified: true } : { verified: false, reason: 'method' },
    agree: async () => 'done',
    charge: async ({ paymentId, amount }) => {
      const known = charges.get(paymentId);
      if (known) return known;
      const charge: Charge = {
        paymentId,
        chargeId: randomUUID(),
        amount,
        recordedAt: new Date().toISOString(),
        status: 'approved',
      };
      charges.set(paymentId, charge);
      return charge;
    },
    findCharge: async (paymentId) => charges.get(paymentId) ?? null,
    abandon: async (paymentId) => charges.get(paymentId) ?? null,
    listCharges: async (since) => [...charges.values()].filter((charge) => charge.recordedAt >= since),
  };
}
