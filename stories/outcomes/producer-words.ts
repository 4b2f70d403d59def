import type { FaultSwitch, OutcomePlace, Producer } from '@linework/review';
import { placeWords } from './place-words.ts';

const switches = {
  maintenance: 'Send PUT /api/demo/maintenance with {"on":true}, then open any page; {"on":false} ends it.',
} as const satisfies Record<FaultSwitch, string>;

/** Where an outcome is met. */
export const placeNames = (places: readonly OutcomePlace[]): string => places.map(placeWords).join(', ');

const isBankAccount = (number: string): boolean => !number.includes(' ');

/** How an outcome is produced, in two or three words. */
export function producerName(producer: Producer): string {
  if ('sandboxNumber' in producer) {
    return isBankAccount(producer.sandboxNumber) ? 'Test bank account' : 'Test card';
  }
  if ('faultSwitch' in producer) return 'Fault switch';
  return 'byHand' in producer ? 'Steps' : `Waits for: ${placeWords(producer.waitsFor)}`;
}

/** How an outcome is produced, as what to do; null where that is told in both languages. */
export function producerSteps(producer: Producer): string | null {
  if ('sandboxNumber' in producer) {
    const { sandboxNumber } = producer;
    return isBankAccount(sandboxNumber)
      ? `Pay from a new bank account: routing number 999000001, account number ${sandboxNumber}.`
      : `Pay with a new card: number ${sandboxNumber}, any future date, and any security code except zeros.`;
  }
  if ('faultSwitch' in producer) return switches[producer.faultSwitch];
  if ('waitsFor' in producer)
    return `Nothing leads here yet. It’s waiting for: ${placeWords(producer.waitsFor)}.`;
  return null;
}
