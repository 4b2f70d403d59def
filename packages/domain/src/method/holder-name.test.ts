import { expect, test } from 'vitest';
import { holderNameProblem } from './holder-name.ts';

const typedBeside = ['4000 0000 0000 0002', '737'];

test.each(['Dana Whitfield', 'Route 66 Diner', '1-800-555-0100 Plumbing LLC', 'Studio 54'])(
  '%j is a name',
  (name) => {
    expect(holderNameProblem(name, typedBeside)).toBeNull();
  },
);

test.each(['', '  ', '\u202E'])('%j is no name: nothing of it is seen', (name) => {
  expect(holderNameProblem(name, typedBeside)).toBe('missing');
});

test('a code that is not typed yet stands in no name', () => {
  expect(holderNameProblem('Studio 54', ['', '5', '54'])).toBeNull();
});

test.each([
  ['4000-0000-0000-0002', 'looksLikeCardNumber'],
  ['Dana 5100000000000008', 'looksLikeCardNumber'],
  ['4000x0000x0000x0002', 'holdsNumber'],
  ['5a1b0c0d0e0f0g0h0i0j0k0l0m0n0o8', 'holdsNumber'],
  ['Dana Whitfield 737', 'holdsNumber'],
  ['Dana cvv٧٣٧', 'holdsNumber'],
] as const)('%j is none, whatever its digits are written in or stand between', (name, problem) => {
  expect(holderNameProblem(name, typedBeside)).toBe(problem);
});

test.each(['000100001', 'Maple 000-100-001', '999000001 Maple'])(
  'the numbers of a bank account are no name either: %j',
  (name) => {
    expect(holderNameProblem(name, ['999000001', '000100001'])).toBe('holdsNumber');
  },
);
