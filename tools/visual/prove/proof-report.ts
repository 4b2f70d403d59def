import { z } from 'zod';

const proven = z.object({
  name: z.string(),
  file: z.string(),
  mode: z.string(),
  /** At which commit it was tried. */
  commit: z.string(),
  looked: z.number(),
  /** Stories that the check named, in the order of the catalogue. */
  named: z.array(z.string()).readonly(),
  /** Whether the story that had to be among them is; where none may be, whether there is none. */
  right: z.boolean(),
});

/** What came of one seeded change. */
export type Proven = Readonly<z.infer<typeof proven>>;

/** What is known of a proof, kept between its parts. */
export const kept = z.object({
  build: z.string(),
  changes: z.array(proven).readonly(),
  noChanges: z.array(proven).readonly(),
  /** At which commit the unchanged catalogue was photographed again and again. */
  runsAt: z.string(),
  /** Pictures that differed from the first run's, one figure a run. */
  runs: z.array(z.number()).readonly(),
  picturesARun: z.number(),
});

export interface Proof extends Readonly<z.infer<typeof kept>> {
  readonly planned: { readonly changes: number; readonly noChanges: number; readonly runs: number };
}

/** The rows with one more, or with one anew in its place. */
export const withRow = (rows: readonly Proven[], row: Proven): readonly Proven[] =>
  rows.some(({ name }) => name === row.name)
    ? rows.map((known) => (known.name === row.name ? row : known))
    : [...rows, row];

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

const row = ({ name, file, mode, commit, looked, named, right }: Proven): string =>
  `| ${name} | \`${file.split('/').at(-1)}\` | ${mode} | ${commit.slice(0, 9)} | ${looked} | ${named.length} | ${right ? 'yes' : '**no**'} | ${namesOf(named)} |`;

const head = [
  '| change | file | mode | at | photographed | named | right | stories |',
  '|---|---|---|---|---|---|---|---|',
];

/** The page that is kept under `docs/`. */
export function proofPage(proof: Proof): string {
  const { build, changes, noChanges, planned, runs, runsAt, picturesARun } = proof;
  const caught = changes.filter(({ named }) => named.length > 0).length;
  const silent = noChanges.filter(({ named }) => named.length === 0).length;
  return [
    '# Last proof of the visual check',
    '',
    `Written by \`npm run visual -- --prove\` with ${build}: all at once, or a part at a time with \`--only\`. Each row says at which commit it was tried.`,
    '',
    `- Small changes made one at a time: ${caught} of ${changes.length} caught (${planned.changes} planned), ${changes.filter(({ right }) => right).length} with the story that had to be named.`,
    `- Changes of source that alter no picture: ${silent} of ${noChanges.length} passed in silence (${planned.noChanges} planned).`,
    `- Runs over the unchanged catalogue, at ${runsAt.slice(0, 9)}: ${runs.length} of ${planned.runs}, ${picturesARun} pictures each, ${runs.reduce((sum, differ) => sum + differ, 0)} differences.`,
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
