import { expect, test } from 'vitest';
import { telephoneAddress } from './telephone-address.ts';

test.each([
  ['555-0100', 'tel:5550100'],
  ['+1 (800) 555-0142', 'tel:+18005550142'],
])('%s is called with one press', (number, address) => {
  expect(telephoneAddress(number)).toBe(address);
});
