import { expect, test } from 'vitest';
import { completed, type LockFile, leftOut } from './lock-file.ts';

const lock: LockFile = {
  packages: {
    '': {},
    'node_modules/tool': {
      version: '2.0.0',
      dev: true,
      optionalDependencies: { '@tool/linux-x64': '2.0.0', '@tool/darwin-arm64': '2.0.0', fsevents: '~2.3.0' },
    },
    'node_modules/@tool/linux-x64': { version: '2.0.0' },
    'node_modules/@tool/darwin-arm64': { version: '1.0.0' },
    'node_modules/fsevents': { version: '2.3.3' },
  },
};

test('a binary that the lock file leaves out, or has in another version only, is found', () => {
  expect(leftOut(lock)).toEqual([{ by: 'node_modules/tool', name: '@tool/darwin-arm64', version: '2.0.0' }]);
});

test('it is put back for its platform alone, beside its parent where another version has its place', () => {
  const after = completed(lock);
  expect(leftOut(after)).toEqual([]);
  expect(after.packages['node_modules/tool/node_modules/@tool/darwin-arm64']).toMatchObject({
    version: '2.0.0',
    os: ['darwin'],
    cpu: ['arm64'],
    optional: true,
  });
});
