import { expect, test } from 'vitest';
import { tookNothing } from './took-nothing.ts';

test.each([
  ['the processor did not take it', 'failed', 'LW-PAY-060', 'LW-PAY-060', true],
  ['the bank declined', 'failed', 'LW-PAY-010', 'LW-PAY-010', false],
  ['it was scheduled, and not taken on its day', 'failed', 'LW-PAY-060', 'LW-PAY-002', false],
  ['nobody knows', 'unknown', 'LW-PAY-040', 'LW-PAY-040', false],
] as const)('whether a key is free again where %s', (_, status, statusReason, first, isFree) => {
  expect(tookNothing({ status, statusReason }, first)).toBe(isFree);
});
