import { describe, expect, it } from 'vitest';
import { moveTo } from './flow-entries.ts';

const step = (name: string) => `/billing/pay-bill?open=otp&step=${name}`;

describe('a flow in the browser’s history', () => {
  it('gives each further step an entry, and remembers the steps under it', () => {
    const move = moveTo(step('date'), 'push', { step: 'method', under: ['amount'] });
    expect(move).toEqual({ how: 'push', back: 0, under: ['amount', 'method'] });
  });

  it('changes an address in its place where no entry under it is at that step', () => {
    const move = moveTo(step('result'), 'replace', { step: 'review', under: ['amount', 'method'] });
    expect(move).toEqual({ how: 'replace', back: 0, under: ['amount', 'method'] });
  });

  it('never has one step twice, one after the other', () => {
    const move = moveTo(step('method'), 'replace', { step: 'result', under: ['amount', 'method'] });
    expect(move).toEqual({ how: 'replace', back: 1, under: ['amount'] });
  });

  it('goes back to where a step was first, past the steps that its answer led to', () => {
    const under = ['amount', 'method', 'date', 'review', 'amount'];
    const move = moveTo(`${step('amount')}&amount=amountDue`, 'replace', { step: 'result', under });
    expect(move).toEqual({ how: 'replace', back: 5, under: [] });
  });
});
