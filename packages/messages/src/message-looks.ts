import brand from '@linework/design-system/tokens/brand-business.json' with { type: 'json' };
import dark from '@linework/design-system/tokens/dark.json' with { type: 'json' };
import light from '@linework/design-system/tokens/light.json' with { type: 'json' };

/** The colors of a message, by what they are for: a mail program knows no custom properties. */
export interface MessageColors {
  readonly canvas: string;
  readonly surface: string;
  readonly ink: string;
  readonly body: string;
  readonly muted: string;
  readonly line: string;
  readonly brand: string;
  readonly onBrand: string;
}

const colorsOf = (
  base: typeof light | typeof dark,
  own: typeof brand.light | typeof brand.dark,
): MessageColors => ({
  canvas: base.color.canvas.$value.hex,
  surface: base.color.surface.$value.hex,
  ink: base.color.ink.$value.hex,
  body: base.color.body.$value.hex,
  muted: base.color.muted.$value.hex,
  line: base.color.line.$value.hex,
  brand: own.color.brand.$value.hex,
  onBrand: own.color['on-brand'].$value.hex,
});

export const messageColors = {
  light: colorsOf(light, brand.light),
  dark: colorsOf(dark, brand.dark),
} as const;

/** What a mail program asks before it shows a message in the dark; a picture of one can say it instead. */
export const darkQuery = '@media (prefers-color-scheme: dark)';

const darkRules = ({
  canvas,
  surface,
  ink,
  body,
  muted,
  line,
  brand: link,
  onBrand,
}: MessageColors): string => `
  .canvas { background: ${canvas} !important; }
  .surface { background: ${surface} !important; border-color: ${line} !important; }
  .ink { color: ${ink} !important; }
  .body { color: ${body} !important; }
  .muted { color: ${muted} !important; }
  .line { border-color: ${line} !important; }
  .button { background: ${link} !important; color: ${onBrand} !important; }`;

/** What cannot stand in an element: the dark, narrow windows, and where the keyboard is. */
export const messageStyle = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  a:focus-visible { outline: 3px solid ${messageColors.light.brand}; outline-offset: 2px; }
  ${darkQuery} {${darkRules(messageColors.dark)}
    a:focus-visible { outline-color: ${messageColors.dark.brand}; } }
  @media (max-width: 480px) {
    .gutter { padding: 0 !important; }
    .surface { border-left: 0 !important; border-right: 0 !important; border-radius: 0 !important; }
    .inside { padding: 24px 20px !important; }
    .row th, .row td { display: block !important; width: auto !important; text-align: left !important; }
    .row th { padding-bottom: 0 !important; border-bottom: 0 !important; }
    .row td { padding-top: 2px !important; }
  }`;
