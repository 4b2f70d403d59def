import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toggles } from '@linework/contract';
import { expect, test } from 'vitest';
import { root } from '../bootstrap/install.mjs';
import { dimensions } from '../census/count.ts';
import { readWorkspaces } from './workspaces.ts';

const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
const tables = readme.slice(readme.indexOf('## Dependencies'));

function declared(): Set<string> {
  const rootManifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const manifests = [rootManifest, ...readWorkspaces(root)];
  const names = manifests.flatMap(
    ({ dependencies, devDependencies, peerDependencies, optionalDependencies }) =>
      Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies, ...optionalDependencies }),
  );
  return new Set(names.filter((name) => !name.startsWith('@linework/')));
}

/** The names in the first column of the README's tables of dependencies. */
function explained(): Set<string> {
  const cells = tables
    .split('\n')
    .flatMap((line) => (line.startsWith('| `') ? [line.split('|')[1] ?? ''] : []));
  return new Set(
    cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].flatMap((match) => match[1] ?? [])),
  );
}

test('the README says of each dependency why it is here, and of nothing else', () => {
  expect([...explained()].sort()).toEqual([...declared()].sort());
});

test('the README names every script that a person runs', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const spoken = (name: string) => (name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`);
  const missing = Object.keys(scripts).filter((name) => !readme.includes(spoken(name)));
  expect(missing).toEqual([]);
});

test('the README names all that the census counts', () => {
  const row = readme.split('\n').find((line) => line.startsWith('| `npm run census`')) ?? '';
  expect(dimensions.filter((dimension) => !row.includes(dimension))).toEqual([]);
});

test('the README says of each toggle which variable sets it', () => {
  const variables = Object.values(toggles).map(({ variable }) => variable);
  expect(variables.filter((variable) => !readme.includes(`\`${variable}\``))).toEqual([]);
});
