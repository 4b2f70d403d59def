import { type FaultSwitch, type OutcomePlace, type Producer, placeName } from '@linework/review';

const switches = {
  maintenance: 'Send PUT /api/demo/maintenance with {"on":true}, then open any page; {"on":false} ends it.',
} as const satisfies Record<FaultSwitch, string>;

/** Where an outcome is met. */
export const placeNames = (places: readonly OutcomePlace[]): string => places.map(placeName).join(', ');

const isBankAccount = (number: string): boolean => !number.includes(' ');

/** How an outcome is produced, in two or three words. */
export function producerName(producer: Producer): string {
  if ('sandboxNumber' in producer) {
    return isBankAccount(producer.sandboxNumber) ? 'Test bank account' : 'Test card';
  }
  if ('faultSwitch' in producer) return 'Fault switch';
  return 'rule' in producer ? 'Steps' : `Waits for: ${placeName(producer.waitsFor)}`;
}

/** How an outcome is produced, as what to do. */
export function producerSteps(producer: Producer): string {
  if ('sandboxNumber' in producer) {
    const { sandboxNumber } = producer;
    return isBankAccount(sandboxNumber)
      ? `Pay from a new bank account: routing number 999000001, account number ${sandboxNumber}.`
      : `Pay with a new card: number ${sandboxNumber}, any future date, and any security code except zeros.`;
  }
  if ('faultSwitch' in producer) return switches[producer.faultSwitch];
  if ('waitsFor' in producer)
    return `Nothing leads here yet. It’s waiting for: ${placeName(producer.waitsFor)}.`;
  const { rule, customer } = producer;
  return customer ? `As the sample customer ${customer}: ${rule}` : rule;
}
