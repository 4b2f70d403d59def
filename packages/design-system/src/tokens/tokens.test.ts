import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colorPairs } from './color-pairs.ts';
import { contrast } from './contrast.ts';
import { colorsOf, themes } from './themes.ts';
import { tokensCss } from './tokens-css.ts';

describe('tokens', () => {
  it('are what the style sheet says, so that a designer’s file and the page never differ', () => {
    expect(readFileSync(new URL('tokens.css', import.meta.url), 'utf8')).toBe(tokensCss());
  });

  it.each(themes)(
    'give each colour one value, whichever notation a tool reads, in $scheme, $brand',
    (theme) => {
      for (const [, { hex, components }] of colorsOf(theme.scheme, theme.brand)) {
        const channels = components.map((part) =>
          Math.round(part * 255)
            .toString(16)
            .padStart(2, '0'),
        );
        expect(`#${channels.join('')}`).toBe(hex);
      }
    },
  );

  it.each(themes)('let text be read at 4.5:1 and controls be seen at 3:1 in $scheme, $brand', (theme) => {
    const colors = new Map(colorsOf(theme.scheme, theme.brand).map(([name, { hex }]) => [name, hex]));
    const hexOf = (name: string): string => colors.get(name) ?? `no colour is named ${name}`;
    const tooFaint = colorPairs.flatMap(({ front, backs, least }) =>
      backs.flatMap((back) => {
        const ratio = contrast(hexOf(front), hexOf(back));
        return ratio >= least ? [] : [`${front} on ${back}: ${ratio.toFixed(2)}`];
      }),
    );
    expect(tooFaint).toEqual([]);
  });

  it('measure contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});
