import { expect, test } from 'vitest';
import { outcomeCodes, outcomes } from './outcomes.ts';
import { isSamePaymentFirst } from './same-payment-first.ts';

test.each([
  ['our side failed before the processor was asked', 'LW-PAY-060', true],
  ['we could not tell the attempt apart from another', 'LW-PAY-042', true],
  ['we stopped the attempt before it was sent', 'LW-PAY-044', true],
  ['the bank declined', 'LW-PAY-010', false],
  ['the security code did not match', 'LW-PAY-011', false],
  ['the method could not be verified', 'LW-PAY-012', false],
  ['the method cannot be used', 'LW-PAY-034', false],
  ['there were too many attempts with cards', 'LW-PAY-045', false],
  ['online banking could not be reached', 'LW-PAY-061', false],
  ['bank or card network may not agree to Auto Pay by it', 'LW-APY-020', false],
] as const)('%s', (_, code, expected) => {
  expect(isSamePaymentFirst(code)).toBe(expected);
});

test('the same payment is tried first only where nothing was charged and it can be tried', () => {
  for (const code of outcomeCodes.filter(isSamePaymentFirst)) {
    const { moneyState, nextActions } = outcomes[code];
    expect(moneyState, code).toBe('notTaken');
    expect(nextActions[0], code).toBe('tryAgain');
  }
});
