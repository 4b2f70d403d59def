import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { root as repository } from '../bootstrap/install.mjs';
import { exportedFile } from './exported-file.ts';
import { specifiersOf } from './imports.ts';
import { readWorkspaces, type Workspace } from './workspaces.ts';

/** Which of our packages each may stand on. What is not here may stand on none. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  '@linework/domain': [],
  '@linework/review': ['@linework/domain'],
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
  '@linework/fixtures': ['@linework/domain', '@linework/contract', '@linework/review'],
  '@linework/portal': [
    '@linework/domain',
    '@linework/contract',
    '@linework/copy',
    '@linework/design-system',
    '@linework/parts',
    '@linework/billing-flows',
    '@linework/account-areas',
  ],
  // What leaves as email: no customer's browser loads it.
  '@linework/messages': ['@linework/domain', '@linework/copy', '@linework/design-system'],
  '@linework/edge': ['@linework/domain', '@linework/contract', '@linework/messages'],
};

/** What is no customer's, wherever it stands: stories, tests, fuzzing, simulation and measures. */
const besideTheProduct = /\.(stories|test|journey)\.tsx?$|\/(test|bench|fuzz|simulation|journeys)\//;

/** Packages that may be used in some places alone, whatever package these are in. */
const onlyAt: Readonly<Record<string, readonly RegExp[]>> = {
  /** The sample customers: also what stories share, the seed command and what tells reviewers whom it seeded. */
  '@linework/fixtures': [
    besideTheProduct,
    /\/(Sample\w+\.tsx|sample-[\w-]+\.ts)$/,
    /^apps\/edge\/src\/commands\/seed/,
    /^apps\/edge\/src\/capabilities\/situations\/demo-customers\.ts$/,
  ],
  /** What is for reviewers: also their bar, its calls and its way from an outcome to its story. */
  '@linework/review': [
    besideTheProduct,
    /^apps\/edge\/src\/capabilities\/situations\//,
    /^apps\/portal\/src\/situation-bar\//,
  ],
};

/** What stands outside the packages and may still be reached from one: a story its catalogue, a journey its edge. */
const outside: readonly { from: RegExp; to: RegExp }[] = [
  { from: /\.stories\.tsx$/, to: /^\.storybook\/(?:preview\.tsx|accessibility-rules\.ts)$/ },
  { from: /\.journey\.ts$|\/(journeys|bench)\//, to: /^tools\/(journeys|browser|bench)\// },
];

/** What is a folder a flow: none uses another; what several show stands in `packages/parts`. */
const madeOfFlows = ['packages/billing-flows/src', 'packages/account-areas/src', 'apps/portal/src/flows'];

interface Floors {
  readonly name: string;
  readonly root: string;
  readonly folders: readonly string[];
}

/**
 * Where each folder stands on those before it alone. What is not named stands on all of them, and on no other that is not
 * named: a new folder needs no place here until another is to stand on it. Tests may read on.
 */
const floors: readonly Floors[] = [
  {
    // What every rule counts in, what things are, and what is known of one account; above it, what a customer may do about it.
    name: 'domain',
    root: 'packages/domain/src',
    folders: [
      'money',
      'dates',
      'ids',
      'contact',
      'outcomes',
      'account',
      'bill',
      'method',
      'sign-in',
      'payment',
      'auto-pay',
      'mobile',
      'streaming',
      'facts',
      'one-time-payment',
      'auto-pay-changes',
    ],
  },
  {
    // What everything stands on, who asks, what is known of an account, what asks and repeats, and what can be done.
    name: 'edge',
    root: 'apps/edge/src',
    folders: [
      'database',
      'configuration',
      'problems',
      'processor',
      'bank-login',
      'http',
      'throttle',
      'paging',
      'access',
      'experiments',
      'facts',
      'graph',
      'worker',
      'sandbox',
      'capabilities',
      'generated',
      'audit',
      'commands',
    ],
  },
  {
    // What is called and known, who may go where, what every page stands in, flows, pages, and what puts it together.
    name: 'portal',
    root: 'apps/portal/src',
    folders: [
      'browser',
      'addresses',
      'api',
      'configuration',
      'session',
      'portal',
      'answers',
      'guards',
      'routes',
      'navigation',
      'analytics',
      'experiments',
      'shell',
      'flow-panel',
      'flows',
      'pages',
      'leaving',
      'mounts',
      'situation-bar',
      'opening',
      'start',
      'catalogue',
    ],
  },
];

const edge = 'apps/edge/src';
const capabilities = `${edge}/capabilities`;

export interface Violation {
  file: string;
  specifier: string;
  why: string;
}

const packageOf = (specifier: string) => specifier.split('/').slice(0, 2).join('/');

/** The first folder below another that a file is in, if it is in one. */
function folderOf(root: string, file: string): string | undefined {
  const inside = path.relative(root, file);
  if (inside.startsWith('..') || !inside.includes(path.sep)) return undefined;
  return inside.split(path.sep)[0];
}

function whyFlowMayNot(file: string, target: string): string | undefined {
  const flowsRoot = madeOfFlows.find((folder) => file.startsWith(`${folder}/`));
  if (!flowsRoot) return undefined;
  const [from, to] = [folderOf(flowsRoot, file), folderOf(flowsRoot, target)];
  if (!from || !to || from === to) return undefined;
  return `the flow ${from} may not import the flow ${to}`;
}

function whyFloorMayNot(file: string, target: string): string | undefined {
  const house = floors.find(({ root }) => file.startsWith(`${root}/`));
  if (!house) return undefined;
  const { name, root, folders } = house;
  const [from, to] = [folderOf(root, file), folderOf(root, target)];
  if (!to || /\.test\.tsx?$/.test(file)) return undefined;
  if (!from || from === to) return undefined;
  const [place, below] = [folders.indexOf(from), folders.indexOf(to)];
  if (below < 0 && place < 0)
    return `the order of the ${name}’s folders does not say that ${from} may stand on ${to}`;
  return below < 0 || (place >= 0 && below > place) ? `in the ${name} ${from} comes before ${to}` : undefined;
}

/** The written list of features takes each capability's; whatever else the edge wants of one is in its face. */
function whyCapabilityMayNot(file: string, target: string): string | undefined {
  const [from, to] = [folderOf(capabilities, file), folderOf(capabilities, target)];
  if (!file.startsWith(`${edge}/`) || !to || from === to) return undefined;
  const face = file === `${edge}/generated/features.ts` ? 'feature.ts' : 'index.ts';
  return target === `${capabilities}/${to}/${face}`
    ? undefined
    : `the capability ${to} is used through its ${face} alone`;
}

function whyRelativeMayNot(file: string, specifier: string, owner: Workspace): string | undefined {
  const target = path.join(path.dirname(file), specifier);
  if (target.startsWith(`${owner.folder}/`)) {
    return whyFlowMayNot(file, target) ?? whyFloorMayNot(file, target) ?? whyCapabilityMayNot(file, target);
  }
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
  const exported = exportedFile(target.exports, `.${specifier.slice(name.length)}`);
  if (!exported) return `${name} does not export this`;
  if (!owner) return undefined;
  if (owner.name === name) return whyFlowMayNot(file, path.join(target.folder, exported));
  const allowed = mayImport[owner.name]?.includes(name) || onlyAt[name]?.some((place) => place.test(file));
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
