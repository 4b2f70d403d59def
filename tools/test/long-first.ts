import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take half a minute each, the longest first: one begun last would keep one processor busy, the other idle. */
export const longFiles = [
  'apps/edge/test/start.test.ts',
  'apps/edge/test/kill.test.ts',
  'apps/edge/test/fake-edge.test.ts',
  'apps/edge/test/session.test.ts',
  'apps/edge/test/simulation.test.ts',
  'apps/edge/test/worker-rounds.test.ts',
  'apps/edge/test/database-away.test.ts',
  'apps/edge/test/fuzz.test.ts',
  'apps/edge/test/stop.test.ts',
];

const place = (file: string): number => {
  const found = longFiles.findIndex((long) => file.endsWith(long));
  return found < 0 ? longFiles.length : found;
};

/** Long files first, all others in the order that they came in. */
export const longestFirst = <Each>(files: readonly Each[], pathOf: (file: Each) => string): Each[] =>
  files.toSorted((one, other) => place(pathOf(one)) - place(pathOf(other)));

/** Vitest goes by how large a file is where it has never timed it, as on a clean checkout. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return longestFirst(await super.sort(files), ({ moduleId }) => moduleId);
  }
}
