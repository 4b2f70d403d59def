import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { findPath, type ParametersOf, readPath, withoutEndSlashes, writePath } from './path-pattern.ts';

const unit = '/manage/portfolio/:portfolioId/property/:propertyId/unit-ramp-billing';

describe('an address with parameters', () => {
  it('is read by the names in its pattern, each of which its type knows', () => {
    const read = readPath(unit, '/manage/portfolio/p-1/property/42/unit-ramp-billing');
    expect(read).toEqual({ portfolioId: 'p-1', propertyId: '42' });
    expectTypeOf<ParametersOf<typeof unit>>().toEqualTypeOf<{
      readonly portfolioId: string;
      readonly propertyId: string;
    }>();
    expectTypeOf<ParametersOf<'/login'>>().toEqualTypeOf<Readonly<Record<never, string>>>();
  });

  it('says what was written into it, whatever that is', () => {
    // A segment of dots leads to another folder, in whatever way it is written.
    const text = fc.string({ unit: 'grapheme', minLength: 1 }).filter((value) => !/^\.{1,2}$/.test(value));
    fc.assert(
      fc.property(text, text, (portfolioId, propertyId) => {
        const path = writePath(unit, { portfolioId, propertyId });
        expect(new URL(path, 'https://portal.example').pathname).toBe(path);
        expect(readPath(unit, path)).toEqual({ portfolioId, propertyId });
      }),
    );
  });

  it.each(['/bills/%', '/bills/%E0%A4%A', '/bills/%ff', '/bills/', '/bills', '/bills/1/2', '/bill/1'])(
    'is none where it is not whole, or nothing was ever written so: %s',
    (path) => expect(readPath('/bills/:billId', path)).toBeNull(),
  );

  it('never ends in an error, whatever a browser asks for', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => readPath('/bills/:billId', `/bills/${text}`)).not.toThrow();
      }),
    );
  });

  it('gives way to a page at exactly this path', () => {
    const rows = [{ path: '/bills/:billId' }, { path: '/bills/compare' }];
    expect(findPath(rows, '/bills/compare')).toEqual({ row: rows[1], parameters: {} });
    expect(findPath(rows, '/bills/7')).toEqual({ row: rows[0], parameters: { billId: '7' } });
    expect(findPath(rows, '/bills')).toBeNull();
  });
});

describe('the slashes that end a path', () => {
  it.each([
    ['/billing/pay-bill//', '/billing/pay-bill'],
    ['/billing//pay-bill', '/billing//pay-bill'],
    ['//login/', '//login'],
    ['///', ''],
    ['', ''],
  ])('of %j are left out and no others', (path, expected) => {
    expect(withoutEndSlashes(path)).toBe(expected);
  });

  // Trying each of them anew would take long; the limit ends a test that would seem to hang.
  it('are found at once however many others there are, so that no caller keeps the edge busy', () => {
    const path = `/a${'/'.repeat(100_000)}b`;
    expect(withoutEndSlashes(path)).toBe(path);
  }, 5_000);
});
