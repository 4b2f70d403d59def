import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import business from './brand-business.tokens.json' with { type: 'json' };
import community from './brand-community.tokens.json' with { type: 'json' };
import { contrast } from './contrast.ts';
import dark from './dark.tokens.json' with { type: 'json' };
import light from './light.tokens.json' with { type: 'json' };
import { type ColorValue, type TokenGroup, tokensOf } from './token-file.ts';
import { tokensCss } from './tokens-css.ts';

const brands = { business, community };
const schemes = { light, dark };

const colorsOf = (group: TokenGroup): [string, ColorValue][] =>
  tokensOf(group).flatMap(([name, value]) =>
    typeof value === 'object' && 'hex' in value ? [[name.replace('color-', ''), value]] : [],
  );

const everyTheme = (['light', 'dark'] as const).flatMap((scheme) =>
  (['business', 'community'] as const).map((brand) => ({
    scheme,
    brand,
    colors: Object.fromEntries(
      [...colorsOf(schemes[scheme]), ...colorsOf(brands[brand][scheme])].map(([name, { hex }]) => [
        name,
        hex,
      ]),
    ),
  })),
);

const grounds = ['canvas', 'surface', 'raised'];
const readable: [text: string, grounds: string[]][] = [
  ...['ink', 'body', 'muted', 'brand', 'brand-hover', 'critical'].map((name): [string, string[]] => [
    name,
    grounds,
  ]),
  ...['ink', 'body', 'muted', 'brand'].map((name): [string, string[]] => [name, ['brand-soft']]),
  ...['positive', 'warning', 'critical'].flatMap((name): [string, string[]][] => [
    [name, ['surface', 'raised', `${name}-soft`]],
    ...['ink', 'body', 'brand'].map((text): [string, string[]] => [text, [`${name}-soft`]]),
  ]),
  ['on-brand', ['brand', 'brand-hover']],
  ['on-critical', ['critical', 'critical-hover']],
];
const visible: [part: string, grounds: string[]][] = [
  ['line-strong', grounds],
  ['focus', [...grounds, 'brand-soft', 'warning-soft', 'critical-soft', 'positive-soft']],
];

function tooFaint(colors: Record<string, string>, pairs: [string, string[]][], least: number): string[] {
  return pairs.flatMap(([front, backs]) =>
    backs.flatMap((back) => {
      const ratio = contrast(colors[front] ?? '', colors[back] ?? '');
      return ratio >= least ? [] : [`${front} on ${back}: ${ratio.toFixed(2)}`];
    }),
  );
}

describe('tokens', () => {
  it('are what the style sheet says, so that a designer’s file and the page never differ', () => {
    expect(readFileSync(new URL('tokens.css', import.meta.url), 'utf8')).toBe(tokensCss());
  });

  it('give each colour one value, whichever notation a tool reads', () => {
    const files = [light, dark, ...Object.values(brands).flatMap((brand) => [brand.light, brand.dark])];
    for (const [, { hex, components }] of files.flatMap(colorsOf)) {
      const channels = components.map((part) =>
        Math.round(part * 255)
          .toString(16)
          .padStart(2, '0'),
      );
      expect(`#${channels.join('')}`).toBe(hex);
    }
  });

  it.each(everyTheme)('let text be read at 4.5:1 in $scheme, $brand', ({ colors }) => {
    expect(tooFaint(colors, readable, 4.5)).toEqual([]);
  });

  it.each(everyTheme)('let controls and focus be seen at 3:1 in $scheme, $brand', ({ colors }) => {
    expect(tooFaint(colors, visible, 3)).toEqual([]);
  });

  it('measure contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});
