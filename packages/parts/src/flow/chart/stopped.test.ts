import { outcomeCodes, outcomes } from '@linework/domain';
import { describe, expect, it } from 'vitest';
import { PortProblem } from '../../ports/port-problem.ts';
import { stopOf, stopOfSending } from './stopped.ts';

const unanswered = 'LW-PAY-043';

describe('whoever sent something that moves money and heard of a problem', () => {
  it('is told nothing certain where no answer came', () => {
    expect(stopOfSending(new Error('time-out'), unanswered)).toEqual({
      outcome: unanswered,
      reference: null,
    });
  });

  it.each(outcomeCodes.filter((code) => outcomes[code].moneyState === 'notTaken'))(
    'is told %s, which says that no money was taken',
    (code) => {
      const told = stopOfSending(new PortProblem(code, 'REF'), unanswered);
      expect(told).toEqual({ outcome: code, reference: 'REF' });
    },
  );

  it.each(['LW-SYS-010', 'LW-BIL-010'] as const)(
    'is not told %s, which says nothing about the money',
    (code) => expect(stopOfSending(new PortProblem(code), unanswered).outcome).toBe(unanswered),
  );

  it('is told of a session that had ended what that means while something is sent', () => {
    expect(stopOfSending(new PortProblem('LW-AUT-020'), unanswered).outcome).toBe('LW-AUT-030');
  });
});

it('a call that only asked says what the server said, or its own code where nobody answered', () => {
  expect(stopOf(new PortProblem('LW-SYS-010', 'REF'), 'LW-BIL-010')).toEqual({
    outcome: 'LW-SYS-010',
    reference: 'REF',
  });
  expect(stopOf(new Error('time-out'), 'LW-BIL-010').outcome).toBe('LW-BIL-010');
});
