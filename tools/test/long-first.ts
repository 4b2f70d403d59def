import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A module that is there to be tested: what it does is not what a test brings along. */
const isSource = (file: string): boolean => file.includes(`${path.sep}src${path.sep}`);

const asked = /from '(\.[^']+\.ts)'/g;

/** A file, and what it imports to test with, however deep. */
function broughtAlong(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !existsSync(file)) return found;
  found.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(asked)) {
    const imported = path.resolve(path.dirname(file), name);
    if (!isSource(imported)) broughtAlong(imported, found);
  }
  return found;
}

/** As much as a process costs that loads a whole edge, beside a test that asks one which runs already. */
const forProcesses = 4;

/**
 * How long a file of tests may take, of which nobody knows how long it took: by how much code it brings along to test with (a
 * month lived through or a fuzz is a short file), on how many engines, and whether it starts processes.
 * @returns a number to compare with another file's; it is no time
 */
export function weightOf(file: string): number {
  const read = (one: string) => readFileSync(one, 'utf8');
  const files = [...broughtAlong(file)];
  const code = files.reduce((sum, one) => sum + read(one).length, 0);
  const engines = /EachEngine\(/.test(read(file)) ? 2 : 1;
  const startsProcesses = files.some((one) => path.basename(one) === 'edge-process.ts');
  return code * engines * (startsProcesses ? forProcesses : 1);
}

/** Heavy files first: one that begins last keeps one processor busy, and the other waits. */
export const heaviestFirst = <Each>(files: readonly Each[], weigh: (file: Each) => number): Each[] =>
  files
    .map((file) => ({ file, weight: weigh(file) }))
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ file }) => file);

/** Vitest goes by how large a file is where it has never timed it, as on a clean checkout. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    if (files.every((file) => this.ctx.cache.getTestSpecificationResult(file) !== undefined)) return sorted;
    const byProject = Map.groupBy(sorted, ({ project }) => project);
    return [...byProject.values()].flatMap((group) =>
      heaviestFirst(group, ({ moduleId }) => weightOf(moduleId)),
    );
  }
}
