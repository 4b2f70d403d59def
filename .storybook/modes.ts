import type { Choices, viewports } from './toolbar.ts';

/** One way in which stories are photographed. */
export interface Mode {
  readonly viewport: keyof typeof viewports;
  readonly language: Choices['language'] | 'pseudo';
  readonly brand: Choices['brand'];
  readonly scheme: Choices['scheme'];
  readonly forcedColors?: 'active';
  /** As it is printed, on a sheet of paper. */
  readonly medium?: 'paper';
  /** Only stories that carry this tag are photographed in this mode; without one, all are. */
  readonly tag?: `mode:${string}`;
  /** Customers never see what is tagged `for:reviewers` (registers, maps, tables of words): here it is left out. */
  readonly customersOnly?: true;
}

const englishDesktopLight = {
  viewport: 'desktop',
  language: 'en',
  brand: 'business',
  scheme: 'light',
} satisfies Mode;
const community = { brand: 'community', customersOnly: true } as const;
const spanishPhoneLight = { ...englishDesktopLight, viewport: 'phone', language: 'es' } satisfies Mode;
const englishPhoneDark = { ...englishDesktopLight, viewport: 'phone', scheme: 'dark' } satisfies Mode;

/** Where stories are looked at: by the local camera (`npm run visual`), and by Chromatic. Declared once, here. */
export const modes = {
  'English desktop light': englishDesktopLight,
  'Spanish phone light': { ...spanishPhoneLight, customersOnly: true },
  'English phone dark': englishPhoneDark,
  'Community English desktop light': { ...englishDesktopLight, ...community },
  'Community Spanish phone light': { ...spanishPhoneLight, ...community },
  'Community English phone dark': { ...englishPhoneDark, ...community },
  'Forced colours': { ...englishDesktopLight, forcedColors: 'active', tag: 'mode:forced-colours' },
  'Pseudo-long phone': {
    ...englishDesktopLight,
    viewport: 'phone',
    language: 'pseudo',
    tag: 'mode:pseudo-long',
  },
  Print: { ...englishDesktopLight, viewport: 'letter', medium: 'paper', tag: 'mode:print' },
} as const satisfies Readonly<Record<string, Mode>>;

export type ModeName = keyof typeof modes;

/**
 * The same modes as Chromatic takes them: what is not its own, it sets as the toolbar's choices. The modes of a tagged
 * set are the local camera's alone, since Chromatic does not choose stories by tag.
 */
export const chromaticModes = Object.fromEntries(
  Object.entries<Mode>(modes)
    .filter(([, { tag }]) => !tag)
    .map(([name, { viewport, language, brand, scheme }]) => [name, { viewport, language, brand, scheme }]),
);
