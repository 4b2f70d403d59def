import { expect, test } from 'vitest';
import { secondCode, shownAppKey, shownSpareCode, spareCodeLength, spareCodeOf } from './second-step.ts';

test.each([
  ['123456', { kind: 'app', code: '123456' }],
  [' 123 456 ', { kind: 'app', code: '123456' }],
  ['１２３４５６', { kind: 'app', code: '123456' }],
  ['12345', null],
  ['1234567', null],
  ['12345a', null],
  ['', null],
  ['7K3QD-X9MWA', { kind: 'spare', code: '7K3QDX9MWA' }],
  ['7k3qd – x9mwa', { kind: 'spare', code: '7K3QDX9MWA' }],
  ['oil00-00000', { kind: 'spare', code: '0110000000' }],
  ['UUUUU-UUUUU', null],
  ['7K3QD-X9MW', null],
])('what is typed as %j is read as %j', (typed, read) => {
  expect(secondCode(typed)).toEqual(read);
});

test('a spare code that is shown is read as itself, whatever its bytes', () => {
  for (let first = 0; first < 256; first += 1) {
    const code = spareCodeOf(
      Uint8Array.from({ length: spareCodeLength }, (_, at) => (first + at * 37) % 256),
    );
    expect(secondCode(shownSpareCode(code).toLowerCase())).toEqual({ kind: 'spare', code });
  }
});

test('a key is shown in fours', () => {
  expect(shownAppKey('ABCDEFGHIJ')).toBe('ABCD EFGH IJ');
  expect(shownAppKey('ABCDEFGH')).toBe('ABCD EFGH');
});
