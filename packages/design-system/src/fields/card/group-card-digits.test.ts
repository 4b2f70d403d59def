import { describe, expect, it } from 'vitest';
import { cardDigits, groupCardDigits } from './group-card-digits.ts';

describe('grouping a card number', () => {
  it.each([
    ['', undefined, ''],
    ['4', 'visa', '4'],
    ['4242', 'visa', '4242'],
    ['42424', 'visa', '4242 4'],
    ['4242424242424242', 'visa', '4242 4242 4242 4242'],
    ['4242424242424242123', 'visa', '4242 4242 4242 4242 123'],
    ['378282246310005', 'amex', '3782 822463 10005'],
    ['37828', 'amex', '3782 8'],
    ['60111', 'discover', '6011 1'],
    ['99999', undefined, '9999 9'],
  ] as const)('shows %j of %s as %j', (digits, brand, shown) => {
    expect(groupCardDigits(digits, brand)).toBe(shown);
  });

  it('takes spaces, dashes and line ends that come along with a paste', () => {
    expect(cardDigits(' 4242-4242 4242.4242\n')).toBe('4242424242424242');
  });

  it('keeps no more digits than the longest card has', () => {
    expect(cardDigits('1'.repeat(40))).toHaveLength(19);
  });
});
