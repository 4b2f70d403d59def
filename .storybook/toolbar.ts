import type { Language } from '@linework/copy';
import type { GlobalTypes } from 'storybook/internal/types';
import choices from './situation-choices.json' with { type: 'json' };

/** Chooses nothing: the story is as it is written. */
export const asWritten = 'story';

/** A story with this tag shows the situation that the toolbar chooses; any other has one of its own, or none. */
export const followsSituation = 'situation:chosen';

/**
 * What the toolbar chooses for every story. What nobody has chosen is its icon alone, as each first choice only takes the
 * others back: so all of them fit at 1280, and one that is chosen is seen. Situations come from a written file: every story stands on this one, and a
 * change of the product's rules must not take every picture anew.
 */
export const globalTypes = {
  language: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { type: 'reset', value: 'en', title: 'English' },
        { value: 'es', title: 'Español' },
        { value: 'pseudo', title: 'Pseudo-long' },
      ],
    },
  },
  standing: {
    description: 'Situation: standing',
    toolbar: {
      icon: 'credit',
      dynamicTitle: true,
      items: [{ type: 'reset', value: asWritten, title: 'As the story is written' }, ...choices.standing],
    },
  },
  mobile: {
    description: 'Situation: mobile service',
    toolbar: {
      icon: 'mobile',
      dynamicTitle: true,
      items: [{ type: 'reset', value: asWritten, title: 'As the story is written' }, ...choices.mobile],
    },
  },
  role: {
    description: 'Situation: role',
    toolbar: {
      icon: 'user',
      dynamicTitle: true,
      items: [{ type: 'reset', value: asWritten, title: 'As the story is written' }, ...choices.role],
    },
  },
  restriction: {
    description: 'Situation: restriction',
    toolbar: {
      icon: 'lock',
      dynamicTitle: true,
      items: [{ type: 'reset', value: asWritten, title: 'As the story is written' }, ...choices.restriction],
    },
  },
  clock: {
    description: 'Situation: clock',
    toolbar: {
      icon: 'time',
      dynamicTitle: true,
      items: [{ type: 'reset', value: asWritten, title: 'As the story is written' }, ...choices.clock],
    },
  },
  toggle: {
    description: 'Toggle that is on',
    toolbar: {
      icon: 'switchalt',
      dynamicTitle: true,
      items: [{ type: 'reset', value: asWritten, title: 'As the story is written' }, ...choices.toggle],
    },
  },
  variant: {
    description: 'Variant of an experiment that is seen',
    toolbar: {
      icon: 'beaker',
      dynamicTitle: true,
      items: [{ type: 'reset', value: asWritten, title: 'As the story is written' }, ...choices.variant],
    },
  },
  brand: {
    description: 'Brand variant',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [
        { type: 'reset', value: 'business', title: 'Business' },
        { value: 'community', title: 'Community' },
      ],
    },
  },
  scheme: {
    description: 'Color scheme',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { type: 'reset', value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
      ],
    },
  },
  medium: {
    description: 'Screen or paper',
    toolbar: {
      icon: 'document',
      dynamicTitle: true,
      items: [
        { type: 'reset', value: 'screen', title: 'Screen' },
        { value: 'paper', title: 'Paper' },
      ],
    },
  },
} satisfies GlobalTypes;

/** How the toolbar stands before anybody touched it: every story as it is written. */
export const initialGlobals = {
  language: 'en',
  brand: 'business',
  scheme: 'light',
  medium: 'screen',
  standing: asWritten,
  mobile: asWritten,
  role: asWritten,
  restriction: asWritten,
  clock: asWritten,
  toggle: asWritten,
  variant: asWritten,
} as const;

const situationChoices = ['standing', 'mobile', 'role', 'restriction', 'clock'] as const;

/** The situation that the toolbar asks for, by its choices' values; `null` when it asks for none. */
export function situationAsked(
  globals: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> | null {
  const asked = situationChoices.flatMap((name) =>
    globalTypes[name].toolbar.items
      .filter(({ value }) => value !== asWritten && value === globals[name])
      .map(({ value }) => [name, value] as const),
  );
  return asked.length > 0 ? Object.fromEntries(asked) : null;
}

const tools = Object.entries(globalTypes);

/** What an address spells wrongly, by the tool it is meant for and what it says there; the story is then as it is written. */
export const misspelledIn = (
  globals: Readonly<Record<string, unknown>>,
): readonly { readonly tool: string; readonly value: string }[] =>
  tools.flatMap(([tool, { toolbar }]) => {
    const value = globals[tool];
    if (value === undefined || toolbar.items.some((item) => item.value === value)) return [];
    return [{ tool, value: String(value) }];
  });

/** The toggle that is to be on in a portal's story besides what its server says; nothing where none is chosen. */
export const toggleAsked = (globals: Readonly<Record<string, unknown>>): string =>
  globalTypes.toggle.toolbar.items.find(({ value }) => value !== asWritten && value === globals.toggle)
    ?.value ?? '';

/** The variant, as `experiment.variant`, that a portal's story shows whatever its account has; nothing where none is chosen. */
export const variantAsked = (globals: Readonly<Record<string, unknown>>): string =>
  globalTypes.variant.toolbar.items.find(({ value }) => value !== asWritten && value === globals.variant)
    ?.value ?? '';

/** The widths a screen is reviewed and photographed at. */
export const viewports = {
  phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
  letter: { name: 'Letter paper', styles: { width: '864px', height: '1104px' }, type: 'other' },
} as const;

export interface Choices {
  readonly language: Language;
  readonly pseudoLong: boolean;
  readonly brand: 'business' | 'community';
  readonly scheme: 'light' | 'dark';
  readonly medium: 'screen' | 'paper';
}

/** Reads the toolbar's globals; what an address spells wrongly falls back to the first choice. */
export const choicesOf = ({
  language,
  brand,
  scheme,
  medium,
}: Readonly<Record<string, unknown>>): Choices => ({
  language: language === 'es' ? 'es' : 'en',
  pseudoLong: language === 'pseudo',
  brand: brand === 'community' ? 'community' : 'business',
  scheme: scheme === 'dark' ? 'dark' : 'light',
  medium: medium === 'paper' ? 'paper' : 'screen',
});
