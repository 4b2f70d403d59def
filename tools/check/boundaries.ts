import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { root as repository } from '../bootstrap/install.mjs';
import { specifiersOf } from './imports.ts';
import { readWorkspaces, type Workspace } from './workspaces.ts';

/** Which of our packages each may stand on. What is not here may stand on none. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  '@linework/domain': [],
  '@linework/design-system': [],
  '@linework/contract': ['@linework/domain'],
  '@linework/copy': ['@linework/domain'],
  '@linework/parts': ['@linework/domain', '@linework/copy', '@linework/design-system'],
  '@linework/billing-flows': [
    '@linework/domain',
    '@linework/copy',
    '@linework/design-system',
    '@linework/parts',
  ],
  '@linework/account-areas': [
    '@linework/domain',
    '@linework/copy',
    '@linework/design-system',
    '@linework/parts',
  ],
  '@linework/fixtures': ['@linework/domain', '@linework/contract'],
  '@linework/portal': [
    '@linework/domain',
    '@linework/contract',
    '@linework/copy',
    '@linework/design-system',
    '@linework/parts',
    '@linework/billing-flows',
    '@linework/account-areas',
  ],
  '@linework/edge': ['@linework/domain', '@linework/contract'],
};

const fixtures = '@linework/fixtures';

/**
 * Where the sample customers may be used: stories, what stories share, tests, fuzzing, measures, the seed command and
 * what tells reviewers whom it seeded.
 */
const onFixtures =
  /\.(stories|test|journey)\.tsx?$|\/(test|bench|fuzz|journeys)\/|\/(Sample\w+\.tsx|sample-[\w-]+\.ts)$|^apps\/edge\/src\/commands\/seed|^apps\/edge\/src\/situations\/demo-customers\.ts$/;

/** What stands outside the packages and may still be reached from one: a story its catalogue, a journey its edge. */
const outside: readonly { from: RegExp; to: RegExp }[] = [
  { from: /\.stories\.tsx$/, to: /^\.storybook\/(?:preview\.tsx|accessibility-rules\.ts)$/ },
  { from: /\.journey\.ts$|\/(journeys|bench)\//, to: /^tools\/(journeys|browser|bench)\// },
];

/** Packages that are a folder a flow: none uses another; what several show stands in `packages/parts`. */
const madeOfFlows = ['packages/billing-flows/src', 'packages/account-areas/src'];

export interface Violation {
  file: string;
  specifier: string;
  why: string;
}

const packageOf = (specifier: string) => specifier.split('/').slice(0, 2).join('/');

/** The flow (or area) that a file belongs to: its first folder, if it is in one. */
function flowOf(flowsRoot: string, file: string): string | undefined {
  const inside = path.relative(flowsRoot, file);
  if (inside.startsWith('..') || !inside.includes(path.sep)) return undefined;
  return inside.split(path.sep)[0];
}

function whyFlowMayNot(file: string, target: string): string | undefined {
  const flowsRoot = madeOfFlows.find((folder) => file.startsWith(`${folder}/`));
  if (!flowsRoot) return undefined;
  const [from, to] = [flowOf(flowsRoot, file), flowOf(flowsRoot, target)];
  if (!from || !to || from === to) return undefined;
  return `the flow ${from} may not import the flow ${to}`;
}

function whyRelativeMayNot(file: string, specifier: string, owner: Workspace): string | undefined {
  const target = path.join(path.dirname(file), specifier);
  if (target.startsWith(`${owner.folder}/`)) return whyFlowMayNot(file, target);
  const mayLeave = outside.some(({ from, to }) => from.test(file) && to.test(target));
  return mayLeave ? undefined : 'a relative path may not leave its package';
}

function whyPackageMayNot(
  file: string,
  specifier: string,
  owner: Workspace | undefined,
  all: readonly Workspace[],
): string | undefined {
  const name = packageOf(specifier);
  const target = all.find((workspace) => workspace.name === name);
  if (!target) return `there is no package ${name}`;
  const exported = target.exports[`.${specifier.slice(name.length)}`];
  if (!exported) return `${name} does not export this`;
  if (!owner) return undefined;
  if (owner.name === name) return whyFlowMayNot(file, path.join(target.folder, exported));
  const allowed = mayImport[owner.name]?.includes(name) || (name === fixtures && onFixtures.test(file));
  if (!allowed) return `${owner.name} may not stand on ${name}`;
  const { dependencies, devDependencies, peerDependencies } = owner;
  const declared = name in dependencies || name in devDependencies || name in peerDependencies;
  return declared ? undefined : `${owner.name} does not declare ${name}`;
}

/** Every import that goes the wrong way, in the files of the repository at `root`. */
export function findViolations(root: string): Violation[] {
  const all = readWorkspaces(root);
  const places = [...all.map(({ folder }) => folder), 'stories', 'tools', '.storybook'];
  const files = globSync(
    places.map((place) => `${place}/**/*.{ts,tsx,mjs}`),
    { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] },
  );
  return files.sort().flatMap((file) => {
    const owner = all.find(({ folder }) => file.startsWith(`${folder}/`));
    return specifiersOf(file, readFileSync(path.join(root, file), 'utf8')).flatMap((specifier) => {
      let why: string | undefined;
      if (specifier.startsWith('@linework/')) why = whyPackageMayNot(file, specifier, owner, all);
      else if (specifier.startsWith('.') && owner) why = whyRelativeMayNot(file, specifier, owner);
      return why ? [{ file, specifier, why }] : [];
    });
  });
}

if (import.meta.main) {
  const violations = findViolations(repository);
  for (const { file, specifier, why } of violations) {
    process.stderr.write(`${file}: '${specifier}': ${why}\n`);
  }
  if (violations.length > 0) process.exit(1);
  process.stdout.write('Every import goes the right way.\n');
}
