import { describe, expect, it } from 'vitest';
import { bankReturnIn } from './bank-return.ts';

const read = (query: string) => bankReturnIn(new URLSearchParams(query));

describe('who comes to the payment', () => {
  it('from anywhere but a bank brings nothing along', () => {
    expect(read('open=otp&step=bank')).toBeNull();
    expect(read('open=otp&step=bank&bankState=s')).toBeNull();
    expect(read('open=otp&step=bank&bankCode=c')).toBeNull();
  });

  it('from a bank with an account brings its code and whose it is', () => {
    expect(read('open=otp&bankState=s&bankCode=c')).toEqual({ kind: 'account', state: 's', code: 'c' });
  });

  it('from a bank without an account brings why', () => {
    expect(read('bankState=s&bankProblem=cancelled')).toEqual({ kind: 'cancelled' });
    expect(read('bankState=s&bankProblem=unavailable')).toEqual({ kind: 'unavailable' });
    expect(read('bankState=s&bankCode=c&bankProblem=whatever')).toEqual({ kind: 'unavailable' });
  });
});
