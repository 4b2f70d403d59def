/** What one way of showing something is, among the ways that are compared. */
interface VariantRow {
  readonly variantUuid: string;
  /** Its part of a hundred of those who take part. */
  readonly weight: number;
  readonly meaning: string;
}

/**
 * An experiment. While it runs nothing of it is changed but its traffic, which may grow: another split is another seed. It
 * is never about amounts, payments, consent or what an error says, which a check holds.
 */
export interface ExperimentRow {
  readonly experimentUuid: string;
  /** Who decides what becomes of it. */
  readonly owner: string;
  readonly meaning: string;
  /** With it an account's place is hashed. */
  readonly seed: string;
  /** Accounts, not users: colleagues see one portal. */
  readonly unit: 'account';
  /** How many of a hundred accounts take part; the others see the control and are not counted. */
  readonly traffic: number;
  readonly startsOn: string;
  /** The last day; from the next on everybody sees the control, and the check fails until the row is gone. */
  readonly endsOn: string;
  /** The first is the control: what everybody sees who takes no part. */
  readonly variants: Readonly<Record<string, VariantRow>>;
}

/** Every experiment, by the name that the portal asks by. */
export const experiments = {
  storesWords: {
    experimentUuid: '5b0f3f0e-2c58-4f1e-9d1a-6c0b7f7a4e11',
    owner: 'platform',
    meaning:
      'Whether stores at the foot of a page are looked for more often by a name that says where they are.',
    seed: 'stores-words-1',
    unit: 'account',
    traffic: 20,
    startsOn: '2026-11-25',
    endsOn: '2027-05-31',
    variants: {
      control: {
        variantUuid: '0d1c8a52-7b0e-4b57-9a5e-0f8f6a3b9c21',
        weight: 50,
        meaning: '“Ways to pay in person”, as everybody sees it who takes no part.',
      },
      nearby: {
        variantUuid: '8e2f5a67-1f6d-4c1b-8a43-b5b5c9d0e732',
        weight: 50,
        meaning: '“Pay at a store near you”.',
      },
    },
  },
} as const satisfies Readonly<Record<string, ExperimentRow>>;

export type ExperimentName = keyof typeof experiments;
export type VariantName<Name extends ExperimentName> = keyof (typeof experiments)[Name]['variants'];

const isExperimentName = (name: string): name is ExperimentName => Object.hasOwn(experiments, name);

export const experimentNames: readonly ExperimentName[] = Object.keys(experiments).filter(isExperimentName);

/** An experiment's row, whichever it is. */
export const experimentRow = (name: ExperimentName): ExperimentRow => experiments[name];

export const experimentUuids: readonly string[] = experimentNames.map(
  (name) => experiments[name].experimentUuid,
);
export const variantUuids: readonly string[] = experimentNames.flatMap((name) =>
  Object.values(experiments[name].variants).map(({ variantUuid }) => variantUuid),
);

/** Which variants somebody has, experiment by experiment, in the same order (spec section 3, experiment configuration). */
export interface Assignments {
  readonly experimentUuids: readonly string[];
  readonly variantUuids: readonly string[];
}

/** Outside production alone: sets everybody's variant on this server, or with `null` leaves it to the assignment (PUT). */
export const demoExperimentsPath = '/api/demo/experiments';
