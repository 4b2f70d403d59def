import type { Takeover } from '../database/takeover.ts';
import { type ProcessorPort, ProcessorUnavailable } from './processor-port.ts';

/**
 * A sandbox that is asked nothing once real customers have the database: it would take no money for their payments, and
 * would say of those that another processor has taken that they were never made.
 */
export function guardedProcessor(processor: ProcessorPort, takeover: Takeover): ProcessorPort {
  const guarded =
    <Asked extends unknown[], Answer>(ask: (...asked: Asked) => Promise<Answer>) =>
    async (...asked: Asked): Promise<Answer> => {
      // Where it cannot be found out, nothing is asked either.
      if (await takeover.hasHappened().catch(() => true)) {
        throw new ProcessorUnavailable('The database belongs to an edge of real customers');
      }
      return await ask(...asked);
    };
  return {
    tokenize: guarded(processor.tokenize),
    verify: guarded(processor.verify),
    agree: guarded(processor.agree),
    charge: guarded(processor.charge),
    findCharge: guarded(processor.findCharge),
    abandon: guarded(processor.abandon),
    listCharges: guarded(processor.listCharges),
  };
}
