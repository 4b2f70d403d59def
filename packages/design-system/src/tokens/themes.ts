import business from './brand-business.tokens.json' with { type: 'json' };
import community from './brand-community.tokens.json' with { type: 'json' };
import dark from './dark.tokens.json' with { type: 'json' };
import light from './light.tokens.json' with { type: 'json' };
import { type ColorValue, type TokenGroup, tokensOf } from './token-file.ts';

export type Scheme = 'light' | 'dark';
export type Brand = 'business' | 'community';

const schemes = { light, dark } satisfies Record<Scheme, TokenGroup>;
const brands = { business, community } satisfies Record<Brand, Record<Scheme, TokenGroup>>;

/** Every colour of a scheme in a brand, by its name without `color-`. */
export function colorsOf(scheme: Scheme, brand: Brand): [name: string, value: ColorValue][] {
  return [...tokensOf(schemes[scheme]), ...tokensOf(brands[brand][scheme])].flatMap(([name, value]) =>
    typeof value === 'object' && 'hex' in value ? [[name.replace('color-', ''), value]] : [],
  );
}

export const themes = (['light', 'dark'] as const).flatMap((scheme) =>
  (['business', 'community'] as const).map((brand) => ({ scheme, brand })),
);
