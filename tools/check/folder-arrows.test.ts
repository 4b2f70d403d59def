import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrowsBackUp, arrowsOf } from './folder-arrows.ts';

describe('the arrows that run back up', () => {
  it('are none where everything stands on what is below it', () => {
    expect(
      arrowsBackUp(
        arrowsOf([
          ['screens', 'rules'],
          ['rules', 'money'],
          ['screens', 'money'],
        ]),
      ),
    ).toEqual([]);
  });

  it('are the ones with the fewest imports of each circle', () => {
    const arrows = arrowsOf([
      ['screens', 'rules'],
      ['screens', 'rules'],
      ['rules', 'screens'],
      ['rules', 'rules'],
    ]);
    expect(arrowsBackUp(arrows)).toEqual([{ from: 'rules', to: 'screens', imports: 1 }]);
  });

  it('are none in any house that was built from the ground up', () => {
    const floor = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(fc.array(fc.tuple(floor, floor)), (pairs) => {
        const imports = pairs.map(([one, other]) => [one, other].toSorted((a, b) => b - a).map(String));
        const arrows = arrowsOf(imports.map(([from = '', to = '']) => [from, to] as const));
        expect(arrowsBackUp(arrows)).toEqual([]);
      }),
    );
  });
});
