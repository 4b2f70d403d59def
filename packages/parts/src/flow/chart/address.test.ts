import { describe, expect, it } from 'vitest';
import { hearAddress, type SeenAddress } from './address.ts';

type Step = 'amount' | 'method' | 'review';

const seen = (known: Partial<SeenAddress<Step>>): SeenAddress<Step> => ({
  step: 'amount',
  sent: [],
  traversal: null,
  ...known,
});
const back = {};

describe('an address that is shown some time after it was put there', () => {
  it('asks for nothing that the flow put there itself', () => {
    const before = seen({ sent: ['method', 'review'] });
    expect(hearAddress(before, { step: 'method', traversal: null }, 'review')).toEqual({
      step: 'method',
      traversal: null,
      asked: null,
      sent: ['review'],
    });
  });

  it('asks for a step that Back leads to, also one that was put there and not yet shown', () => {
    const before = seen({ step: 'review', sent: ['method', 'review'] });
    expect(hearAddress(before, { step: 'method', traversal: back }, 'review')).toEqual({
      step: 'method',
      traversal: back,
      asked: 'method',
      sent: [],
    });
  });

  it('asks for the step that is in it already, where Back came before the next one was shown', () => {
    const before = seen({ step: 'method', sent: ['review'] });
    expect(hearAddress(before, { step: 'method', traversal: back }, 'review').asked).toBe('method');
  });

  it('is asked once, and asks for nothing where the flow is already', () => {
    const before = seen({ step: 'method', traversal: back });
    expect(hearAddress(before, { step: 'method', traversal: back }, 'review').asked).toBeNull();
    expect(hearAddress(before, { step: 'method', traversal: {} }, 'method').asked).toBeNull();
  });
});
