import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pageNames, toggleNames } from '@linework/contract';
import { declaredOperations } from '@linework/contract/operations';
import { accountStandings, outcomeCodes } from '@linework/domain';
import { root } from '../bootstrap/install.mjs';
import { type Arrows, arrowsBackUp, arrowsOf } from './folder-arrows.ts';
import { specifiersOf } from './imports.ts';
import { readWorkspaces } from './workspaces.ts';

/** What is counted: what runs, written by hand. Words, tests, stories and what they show are counted by nobody. */
const beside =
  /\.(stories|test|journey)\.tsx?$|\/(test|bench|fuzz|journeys|generated)\/|\/(Sample\w+\.tsx|sample-[\w-]+\.ts)$/;
const flowRoots = ['packages/billing-flows/src', 'packages/account-areas/src'];

interface SourceFile {
  readonly name: string;
  readonly text: string;
  readonly lines: number;
}

const read = (name: string): SourceFile => {
  const text = readFileSync(path.join(root, name), 'utf8');
  return { name, text, lines: text.split('\n').length - 1 };
};

const workspaces = readWorkspaces(root);
const files = workspaces
  .flatMap(({ folder }) => globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: root }))
  .filter((name) => !beside.test(name))
  .map(read);
const words = workspaces
  .flatMap(({ folder }) => globSync(`${folder}/src/**/*.json`, { cwd: root }))
  .map(read);

/** The value below which a share of them lies. */
function quantile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? 0;
}

function figures(name: string, within: readonly SourceFile[]): readonly (string | number)[] {
  const lines = within.map((file) => file.lines);
  const total = lines.reduce((sum, count) => sum + count, 0);
  return [name, within.length, total, quantile(lines, 0.5), quantile(lines, 0.9), Math.max(0, ...lines)];
}

const targetsOf = ({ name, text }: SourceFile): string[] =>
  specifiersOf(name, text)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => path.join(path.dirname(name), specifier));

/** The folder that a file is in, below a package's own; a file that stands in none is a room by itself. */
function folderIn(folder: string, name: string): string {
  const inside = path.relative(folder, name);
  const room = path.dirname(inside);
  return room === '.' ? inside : room;
}

function arrowsWithin(folder: string, roomOf: (name: string) => string): Arrows {
  const inside = files.filter(({ name }) => name.startsWith(`${folder}/`));
  return arrowsOf(
    inside.flatMap((file) =>
      targetsOf(file)
        .filter((target) => target.startsWith(`${folder}/`))
        .map((target) => [roomOf(file.name), roomOf(target)] as const),
    ),
  );
}

function backUp(folder: string): readonly (string | number)[] {
  const rooms = arrowsWithin(folder, (name) => folderIn(`${folder}/src`, name));
  const arrows = [...rooms.values()].reduce((sum, leading) => sum + leading.size, 0);
  const removed = arrowsBackUp(rooms);
  const circles = arrowsBackUp(arrowsWithin(folder, (name) => name)).length;
  const named = removed.map(({ from, to, imports }) => `${from} → ${to} (${imports})`).join(', ');
  return [folder, arrows, removed.length, circles, named];
}

/** In how many files each name of a kind stands: the fewest that one gets by with, and the middle one. */
function places(kind: string, names: readonly string[], where: readonly SourceFile[]) {
  const counts = names.map((name) => {
    const asWord = new RegExp(`(?<![\\w-])${name}(?![\\w-])`);
    return where.filter(({ text }) => asWord.test(text)).length;
  });
  return [kind, names.length, quantile(counts, 0), quantile(counts, 0.5), Math.max(...counts)];
}

function table(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

const flows = flowRoots.flatMap((flowRoot) => {
  const names = new Set(
    files
      .filter(({ name }) => name.startsWith(`${flowRoot}/`))
      .map(({ name }) => path.relative(flowRoot, name).split(path.sep))
      .flatMap(([first, ...rest]) => (first !== undefined && rest.length > 0 ? [first] : [])),
  );
  return [...names].map((flow) =>
    figures(
      flow,
      files.filter(({ name }) => name.startsWith(`${flowRoot}/${flow}/`)),
    ),
  );
});

process.stdout.write(
  [
    table(['flow or area', 'files', 'lines', 'median', '90 %', 'longest'], flows),
    table(
      ['package', 'files', 'lines', 'median', '90 %', 'longest'],
      [
        ...workspaces.map(({ folder }) =>
          figures(
            folder,
            files.filter(({ name }) => name.startsWith(`${folder}/`)),
          ),
        ),
        figures('all', files),
      ],
    ),
    table(
      ['package', 'arrows between folders', 'back up', 'files in circles', 'which'],
      workspaces.map(({ folder }) => backUp(folder)),
    ),
    table(
      ['kind', 'how many', 'fewest places', 'median', 'most'],
      [
        places('outcome', outcomeCodes, [...files, ...words]),
        places('standing', accountStandings, [...files, ...words]),
        places('operation', [...declaredOperations.keys()], files),
        places('route', pageNames, files),
        places('toggle', toggleNames, files),
      ],
    ),
  ].join('\n\n'),
);
process.stdout.write('\n');
