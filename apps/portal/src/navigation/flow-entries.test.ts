import { describe, expect, it } from 'vitest';
import { doorOf } from './door.ts';
import { moveTo } from './flow-entries.ts';

const step = (name: string) => `/billing/pay-bill?open=otp&step=${name}`;
const door = doorOf({ pathname: '/billing/pay-bill', search: '?open=otp' });

describe('a flow in the browser’s history', () => {
  it('gives each further step an entry, and remembers the steps under it', () => {
    const move = moveTo(step('date'), 'push', { door, step: 'method', under: ['amount'] });
    expect(move).toEqual({ how: 'push', back: 0, under: ['amount', 'method'] });
  });

  it('changes an address in its place where no entry under it is at that step', () => {
    const move = moveTo(step('result'), 'replace', { door, step: 'review', under: ['amount', 'method'] });
    expect(move).toEqual({ how: 'replace', back: 0, under: ['amount', 'method'] });
  });

  it('never has one step twice, one after the other', () => {
    const move = moveTo(step('method'), 'replace', { door, step: 'result', under: ['amount', 'method'] });
    expect(move).toEqual({ how: 'replace', back: 1, under: ['amount'] });
  });

  it('goes back to where a step was first, past the steps that its answer led to', () => {
    const under = ['amount', 'method', 'date', 'review', 'amount'];
    const move = moveTo(`${step('amount')}&amount=amountDue`, 'replace', { door, step: 'result', under });
    expect(move).toEqual({ how: 'replace', back: 5, under: [] });
  });

  it.each(['push', 'replace'] as const)(
    'never goes back to a step of the flow before that is called the same, where a flow leads to another: %s',
    (how) => {
      const receipt = { door, step: 'result', under: ['amount', 'method', 'review'] };
      const scheduled = '/billing/pay-bill?open=fdp&step=detail&payment=p-1';
      expect(moveTo(scheduled, how, receipt)).toEqual({ how, back: 0, under: [] });
    },
  );

  it('takes no step of a flow that was left onto the page', () => {
    const receipt = { door, step: 'result', under: ['amount', 'method'] };
    expect(moveTo('/billing/pay-bill', 'push', receipt)).toEqual({ how: 'push', back: 0, under: [] });
  });
});
