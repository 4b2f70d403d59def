/** What the catalogue must show at least once each, in the order the report has it. */
export const dimensions = [
  'states',
  'outcomes',
  'standings',
  'news',
  'services',
  'routes',
  'headers',
  'dialogs',
  'roles',
  'languages',
] as const;
export type Dimension = (typeof dimensions)[number];

/** The word a story's tag begins with: `state:one-time-payment.reviewing`. */
export const tagPrefix = {
  states: 'state',
  outcomes: 'outcome',
  standings: 'standing',
  news: 'news',
  services: 'service',
  routes: 'route',
  headers: 'header',
  dialogs: 'dialog',
  roles: 'role',
  languages: 'language',
} as const satisfies Record<Dimension, string>;

/** A story's tag as it is counted: roles are compared without case, as the product compares them (spec section 6). */
export const countedTag = (tag: string): string => (tag.startsWith('role:') ? tag.toLowerCase() : tag);

/** Something the catalogue need not show, and why. `what` is a tag. */
export interface Exemption {
  readonly what: string;
  readonly reason: string;
}

export interface Count {
  readonly covered: number;
  readonly total: number;
  readonly missing: readonly string[];
}

export interface CensusInput {
  /** Everything that exists, by the name its tag carries. */
  readonly known: Readonly<Record<Dimension, readonly string[]>>;
  /** What is shown, as tags; each with who shows it. */
  readonly shown: readonly { readonly tag: string; readonly by: string }[];
  readonly exemptions: readonly Exemption[];
  /** What cannot be met in the product yet, and what it waits for. */
  readonly waiting: readonly Exemption[];
}

export type Census = Readonly<Record<Dimension, Count>> & {
  readonly exemptions: readonly Exemption[];
  readonly waiting: readonly Exemption[];
  /** Tags of things that do not exist, with who carries them, and exemptions that excuse nothing. */
  readonly orphans: readonly string[];
};

function countOne(dimension: Dimension, { known, shown, exemptions }: CensusInput): Count {
  const tags = [...new Set(known[dimension])].map((name) => `${tagPrefix[dimension]}:${name}`);
  const shownTags = new Set(shown.map(({ tag }) => tag));
  const excused = new Set(exemptions.map(({ what }) => what));
  const covered = tags.filter((tag) => shownTags.has(tag));
  return {
    covered: covered.length,
    total: tags.length,
    missing: tags.filter((tag) => !shownTags.has(tag) && !excused.has(tag)),
  };
}

function findOrphans({ known, shown, exemptions, waiting }: CensusInput): string[] {
  const real = new Set([
    ...dimensions.flatMap((dimension) => known[dimension].map((name) => `${tagPrefix[dimension]}:${name}`)),
    ...waiting.map(({ what }) => what),
  ]);
  const prefixes = Object.values(tagPrefix).map((prefix) => `${prefix}:`);
  const counted = (tag: string) => prefixes.some((prefix) => tag.startsWith(prefix));
  const shownTags = new Set(shown.map(({ tag }) => tag));
  return [
    ...shown
      .filter(({ tag }) => counted(tag) && !real.has(tag))
      .map(({ tag, by }) => `${tag} (${by}): no such thing`),
    ...exemptions
      .filter(({ what }) => !real.has(what))
      .map(({ what }) => `${what} (exemption): no such thing`),
    ...exemptions
      .filter(({ what }) => shownTags.has(what))
      .map(({ what }) => `${what} (exemption): has a story now`),
  ];
}

/** Counts what is shown of all that exists. Pure: the same input gives the same census. */
export const takeCensus = (input: CensusInput): Census => ({
  states: countOne('states', input),
  outcomes: countOne('outcomes', input),
  standings: countOne('standings', input),
  news: countOne('news', input),
  services: countOne('services', input),
  routes: countOne('routes', input),
  headers: countOne('headers', input),
  dialogs: countOne('dialogs', input),
  roles: countOne('roles', input),
  languages: countOne('languages', input),
  exemptions: input.exemptions,
  waiting: input.waiting,
  orphans: findOrphans(input),
});

/** Whether nothing is missing or orphaned, and there was something of each kind to count. */
export const isComplete = (census: Census): boolean =>
  census.orphans.length === 0 &&
  dimensions.every((dimension) => census[dimension].total > 0 && census[dimension].missing.length === 0);
