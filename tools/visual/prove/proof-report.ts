/** What came of one seeded change. */
export interface Proven {
  readonly name: string;
  readonly file: string;
  readonly mode: string;
  readonly looked: number;
  /** Stories that the check named, in the order of the catalogue. */
  readonly named: readonly string[];
  /** Whether the story that had to be among them is; where none may be, whether there is none. */
  readonly right: boolean;
}

export interface Proof {
  readonly build: string;
  readonly commit: string;
  readonly changes: readonly Proven[];
  readonly noChanges: readonly Proven[];
  readonly planned: { readonly changes: number; readonly noChanges: number; readonly runs: number };
  /** Pictures that differed from the first run's, one figure a run. */
  readonly runs: readonly number[];
  readonly picturesARun: number;
}

export const isProven = ({ changes, noChanges, runs, planned }: Proof): boolean =>
  changes.length === planned.changes &&
  noChanges.length === planned.noChanges &&
  runs.length === planned.runs &&
  changes.every(({ right }) => right) &&
  noChanges.every(({ named }) => named.length === 0) &&
  runs.every((differ) => differ === 0);

const namesOf = (named: readonly string[]): string =>
  named.length === 0
    ? 'none'
    : named.length <= 3
      ? named.join(', ')
      : `${named.slice(0, 3).join(', ')} and ${named.length - 3} more`;

const row = ({ name, file, mode, looked, named, right }: Proven): string =>
  `| ${name} | \`${file.split('/').at(-1)}\` | ${mode} | ${looked} | ${named.length} | ${right ? 'yes' : '**no**'} | ${namesOf(named)} |`;

const head = [
  '| change | file | mode | photographed | named | right | stories |',
  '|---|---|---|---|---|---|---|',
];

/** The page that is kept under `docs/`. */
export function proofPage(proof: Proof): string {
  const { build, commit, changes, noChanges, planned, runs, picturesARun } = proof;
  const caught = changes.filter(({ named }) => named.length > 0).length;
  const silent = noChanges.filter(({ named }) => named.length === 0).length;
  return [
    '# Last proof of the visual check',
    '',
    `Written by \`npm run visual -- --prove\` at ${commit.slice(0, 9)}, with ${build}.`,
    '',
    `- Small changes made one at a time: ${caught} of ${changes.length} caught (${planned.changes} planned), ${changes.filter(({ right }) => right).length} with the story that had to be named.`,
    `- Changes of source that alter no picture: ${silent} of ${noChanges.length} passed in silence (${planned.noChanges} planned).`,
    `- Runs over the unchanged catalogue: ${runs.length} of ${planned.runs}, ${picturesARun} pictures each, ${runs.reduce((sum, differ) => sum + differ, 0)} differences.`,
    '',
    ...head,
    ...changes.map(row),
    '',
    '## Changes that alter no picture',
    '',
    ...head,
    ...noChanges.map(row),
    '',
  ].join('\n');
}
