import { describe, expect, it } from 'vitest';
import { withoutCardNumber } from './card-number-in-text.ts';

describe('a card number in a name', () => {
  it.each(['4242424242424242', '4242 4242 4242 4242', '3782-822463-10005', '42424242'])(
    'is caught: %s',
    (text) => {
      expect(withoutCardNumber(text)).toEqual({ text: '', found: true });
    },
  );

  it('is taken out of the name around it', () => {
    expect(withoutCardNumber('Dana Ruiz 4242 4242 4242 4242')).toEqual({ text: 'Dana Ruiz', found: true });
    expect(withoutCardNumber('Dana 4242424242424242 Ruiz')).toEqual({ text: 'Dana Ruiz', found: true });
  });

  it.each(['Dana Ruiz', 'Studio 54 LLC', 'Dana Ruiz ', '7-Eleven 12345', '555-1234 Plumbing', ''])(
    'is not seen in %j',
    (text) => {
      expect(withoutCardNumber(text)).toEqual({ text, found: false });
    },
  );
});
