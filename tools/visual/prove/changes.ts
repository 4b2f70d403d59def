/** One small change to the sources, and where it has to show. */
export interface SeededChange {
  readonly name: string;
  /** The name of the file, which no other has. */
  readonly file: string;
  /** Its text, or its pattern where the figure in it may change (with `g`: each is replaced). */
  readonly find: string | RegExp;
  readonly replace: string;
  /** The mode in which it shows; the others are left out to save time. */
  readonly mode: string;
  /** Part of the id of a story that has to be among those named; null where none may be. */
  readonly story: string | null;
}

const desktop = 'English desktop light';
const spanish = 'Spanish phone light';

const inDesign = (
  file: string,
  name: string,
  find: string,
  replace: string,
  story: string | null,
): SeededChange => ({
  name,
  file,
  find,
  replace,
  mode: desktop,
  story,
});
const inCopy = (
  file: string,
  name: string,
  find: string,
  replace: string,
  story: string,
  mode = spanish,
): SeededChange => ({ name, file, find, replace, mode, story });

const space = (size: number, from = size): [string, string] => [
  `var(--lw-space-${from})`,
  `calc(var(--lw-space-${size}) + 1px)`,
];
const [space20, space20AndOne] = space(20);
const [space12, space12AndOne] = space(12);
const [space16] = space(16);
const hairline = 'border: var(--lw-border-hairline) solid';
const strong = 'border: var(--lw-border-strong) solid';
const ring = 'outline: var(--lw-focus-width) solid var(--lw-color-focus);';

const looks: readonly SeededChange[] = [
  inDesign('tokens.css', 'the brand colour, 2 % lighter', '#1446d8', '#1949d8', 'components-button--primary'),
  {
    ...inDesign('tokens.css', 'the dark muted text, 2 % lighter', '#93a3b3', '#96a6b5', 'flows-'),
    mode: 'English phone dark',
  },
  {
    ...inDesign('tokens.css', 'the community colour, 2 % lighter', '#0b6b62', '#106e65', 'components-button'),
    mode: 'Community English desktop light',
  },
  inDesign(
    'base.css',
    'the focus ring of the page removed',
    ring,
    'outline: none;',
    'components-button--primary',
  ),
  inDesign(
    'control.ts',
    'the focus ring of fields removed',
    ring,
    'outline: none;',
    'components-textfield--reached-by-keyboard',
  ),
  inDesign(
    'control.ts',
    'an invalid field in the colour of a warning',
    'border-color: var(--lw-color-critical)',
    'border-color: var(--lw-color-warning)',
    'field',
  ),
  inDesign(
    'button-style.ts',
    'a button’s padding, 1 px more',
    `padding: var(--lw-space-8) min(${space20}, 7vw)`,
    `padding: var(--lw-space-8) min(${space20AndOne}, 7vw)`,
    'components-button--primary',
  ),
  inDesign(
    'Alert.tsx',
    'an alert’s padding, 1 px more',
    `padding: var(--lw-space-16) ${space20}`,
    `padding: var(--lw-space-16) ${space20AndOne}`,
    'components-alert--warning',
  ),
  inDesign(
    'Alert.tsx',
    'an alert’s gap, 1 px more',
    `gap: var(--lw-space-4) ${space12};`,
    `gap: var(--lw-space-4) ${space12AndOne};`,
    'components-alert--warning',
  ),
  inDesign(
    'Badge.tsx',
    'a badge with other corners',
    'var(--lw-radius-pill)',
    'var(--lw-radius-control)',
    'components-badge',
  ),
  inDesign('Card.tsx', 'a card’s hairline, stronger', hairline, strong, 'components-card'),
  inDesign(
    'icons.ts',
    'the warning’s icon swapped',
    'CircleAlert as AttentionIcon',
    'CircleCheck as AttentionIcon',
    'components-alert--link-in-text',
  ),
  inDesign(
    'icons.ts',
    'the print icon swapped',
    'Printer as PrintIcon',
    'Download as PrintIcon',
    'components-button--with-icon',
  ),
  inDesign(
    'Icon.tsx',
    'icons drawn a little stronger',
    'strokeWidth={1.75}',
    'strokeWidth={1.85}',
    'components-icon',
  ),
  inDesign(
    'Stepper.tsx',
    'the steps ahead, darker',
    'background: var(--lw-color-line);',
    'background: var(--lw-color-line-strong);',
    'components-stepper',
  ),
  inDesign(
    'ladder-parts.ts',
    'a dot of the ladder, 1 px wider',
    'width: 1.125rem;',
    'width: 1.1875rem;',
    'components-restoreladder',
  ),
  inDesign(
    'Skeleton.tsx',
    'a placeholder, 1 px wider',
    'width: 2.5rem',
    'width: 2.5625rem',
    'components-skeleton',
  ),
  inDesign(
    'Link.tsx',
    'a link in another blue',
    'color: var(--lw-color-brand);',
    'color: var(--lw-color-brand-hover);',
    'components-link',
  ),
  inDesign(
    'Header.tsx',
    'the header’s padding, 1 px more',
    `padding: var(--lw-space-8) ${space16}`,
    `padding: calc(var(--lw-space-8) + 1px) ${space16}`,
    'components-header',
  ),
  inDesign(
    'SettingRow.tsx',
    'a setting’s gap, 1 px more',
    'gap: var(--lw-space-4) var(--lw-space-12);',
    'gap: var(--lw-space-4) calc(var(--lw-space-12) + 1px);',
    'components-settinglist',
  ),
  inDesign(
    'SideMenu.tsx',
    'the menu’s entries, 1 px further apart',
    'gap: var(--lw-space-4);',
    'gap: 5px;',
    'components-side',
  ),
  inDesign('Checkbox.tsx', 'a checkbox’s border, thinner', strong, hairline, 'checkbox'),
];

const words: readonly SeededChange[] = [
  inCopy(
    'one-time-payment.es.json',
    'an accent missing: Cuanto',
    '"¿Cuánto desea',
    '"¿Cuanto desea',
    'flows-one-time-payment',
  ),
  inCopy(
    'one-time-payment.es.json',
    'an opening question mark missing',
    '"¿Cuánto desea',
    '"Cuánto desea',
    'entering-amount',
  ),
  inCopy('sign-in.es.json', 'a tilde missing: contrasena', '"Contraseña"', '"Contrasena"', 'sign-in'),
  inCopy('balance.es.json', 'an accent missing: Creditos', '"Así se calcula"', '"Como se calcula"', 'flows-'),
  inCopy(
    'outcomes.en.json',
    'a full stop missing',
    'You weren’t charged."',
    'You weren’t charged"',
    'outcomes-',
    desktop,
  ),
];

const behaviour: readonly SeededChange[] = [
  {
    name: 'one story’s data: a cent more',
    file: 'Button.stories.tsx',
    find: 'Pay $178.25 today',
    replace: 'Pay $178.26 today',
    mode: desktop,
    story: 'components-button--full-width',
  },
  {
    name: 'the sample customer’s bill: a cent more',
    file: 'extremes.ts',
    find: 'usd(17_825)',
    replace: 'usd(17_826)',
    mode: desktop,
    story: '-',
  },
  {
    name: 'a machine’s target: too much leads on without asking',
    file: 'one-time-payment.machine.ts',
    find: "{ guard: 'isOverpayment', target: 'confirmingOverpayment'",
    replace: "{ guard: 'isOverpayment', target: 'choosingMethod'",
    mode: desktop,
    story: 'asks-before-overpaying',
  },
];

const inWindow = 'Phone as high as it is';

/** What lies over what, what a pointer or the keyboard changes, and where a page changes its shape. */
const layers: readonly SeededChange[] = [
  {
    name: 'the bar at the foot under the page',
    file: 'page-parts.ts',
    find: /z-index: \d+/g,
    replace: 'z-index: -1',
    mode: inWindow,
    story: 'pages-',
  },
  {
    name: 'the sticky Continue under the form',
    file: 'FlowActions.tsx',
    find: /z-index: \d+/g,
    replace: 'z-index: -1',
    mode: inWindow,
    story: 'flows-one-time-payment',
  },
  {
    name: 'a focused day without its ring',
    file: 'calendar-day-style.ts',
    find: /(?<=data-focus-visible\] \{\n) +\$\{focusRing\}/g,
    replace: '',
    mode: 'Focused by keyboard',
    story: 'components-calendar',
  },
  {
    name: 'the menu beside the page from 1000 px',
    file: 'media.ts',
    find: /(?<=wide: '@media \(min-width: )[\d.]+em/g,
    replace: '62.5em',
    mode: 'Between phone and desk',
    story: 'pages-',
  },
  {
    name: 'another colour under the pointer',
    file: 'button-style.ts',
    find: /var\(--lw-color-brand-hover\)/g,
    replace: 'var(--lw-color-critical)',
    mode: 'Hovered',
    story: 'components-button',
  },
];

/** Thirty-five small changes, each of which must be caught. */
export const seededChanges: readonly SeededChange[] = [...looks, ...words, ...behaviour, ...layers];

/** Changes that alter sources and no picture: nothing may be reported. */
export const noChanges: readonly SeededChange[] = [
  inDesign(
    'Button.tsx',
    'a comment added',
    'export function Button(',
    '/* No change. */\nexport function Button(',
    null,
  ),
  inDesign('base.css', 'a comment in a stylesheet', 'body {', '/* No change. */\nbody {', null),
  inDesign('Badge.tsx', 'a rule said twice', '  flex: none;', '  flex: none;\n  flex: none;', null),
];
