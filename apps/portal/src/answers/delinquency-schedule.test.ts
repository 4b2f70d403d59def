import { usd } from '@linework/domain';
import { describe, expect, it } from 'vitest';
import { delinquencyScheduleAsked } from './delinquency-schedule.ts';

const balance = (pastDue: number, pending: number) => ({
  balance: {
    pastDue: usd(pastDue),
    pending: usd(pending),
    pastDueNet: usd(Math.max(pastDue - pending, 0)),
    newCharges: usd(0),
    credit: usd(0),
    creditBalance: usd(0),
    amountDue: usd(Math.max(pastDue - pending, 0)),
    oldestUnpaidDueDate: null,
    nextDueDate: null,
  },
});
const on = new Set(['softDisconnectDate']);

describe('the day on which service is turned off', () => {
  it('is asked for while past due exceeds the payments on their way', () => {
    expect(delinquencyScheduleAsked('a', balance(100, 99), on)).not.toBeNull();
  });

  it.each([
    ['its toggle is off', balance(100, 0), new Set<string>()],
    ['payments on their way cover what is past due', balance(100, 100), on],
    ['nothing is past due', balance(0, 0), on],
    ['nothing is known of the account yet', null, on],
  ])('is not asked for when %s', (_case, summary, toggles) => {
    expect(delinquencyScheduleAsked('a', summary, toggles)).toBeNull();
  });
});
