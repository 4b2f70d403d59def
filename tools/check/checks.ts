/** A check that reads the source and runs none of it: one command, one verdict. */
export interface Check {
  name: string;
  heading: string;
  args: readonly string[];
}

/** What the compiler found in each file: where little has changed since, it looks at little. */
const knownTypes = '.cache/check/types.tsbuildinfo';

/** What `npm run check` asks, in this order, and `npm test` before it runs anything. */
export const checks: readonly Check[] = [
  {
    name: 'types',
    heading: 'Types',
    args: [
      'node_modules/typescript/bin/tsc',
      ...['-p', 'tsconfig.json', '--incremental', '--tsBuildInfoFile', knownTypes],
    ],
  },
  {
    name: 'lint',
    heading: 'Lint and format',
    args: [
      'node_modules/@biomejs/biome/bin/biome',
      'ci',
      '--error-on-warnings',
      '--colors=off',
      '--max-diagnostics=50',
    ],
  },
  { name: 'boundaries', heading: 'Import boundaries', args: ['tools/check/boundaries.ts'] },
  { name: 'unused', heading: 'Unused code', args: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  { name: 'lock', heading: "Every platform's binaries in the lock file", args: ['tools/check/lock-file.ts'] },
  {
    name: 'contract',
    heading: 'Generated contract in step with its schema',
    args: ['packages/contract/generate.ts', '--check'],
  },
  {
    name: 'lists',
    heading: 'Lists in step with the files that they name',
    args: ['tools/lists/write-lists.ts', '--check'],
  },
];
