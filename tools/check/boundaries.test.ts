import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { root } from '../bootstrap/install.mjs';
import { findViolations } from './boundaries.ts';

let copy: string;
let written: string[];

/** Puts a file into the copy of the repository; it is gone again after the test. */
function scratch(file: string, source: string): void {
  const place = path.join(copy, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, source);
  written.push(place);
}

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'linework-boundaries-'));
  for (const manifest of globSync('{packages/*,apps/*,fixtures}/package.json', { cwd: root })) {
    cpSync(path.join(root, manifest), path.join(copy, manifest));
  }
  cpSync(path.join(root, 'biome.json'), path.join(copy, 'biome.json'));
});

beforeEach(() => {
  written = [];
  return () => {
    for (const place of written) rmSync(place);
  };
});

afterAll(() => rmSync(copy, { recursive: true }));

const flow = 'packages/billing-flows/src/one-time-payment/scratch.ts';
const area = 'packages/account-areas/src/sign-in/scratch.ts';

describe('the check of package directions catches', () => {
  test.each([
    ['the domain standing on the contract', 'packages/domain/src/scratch.ts', '@linework/contract'],
    [
      'the design system standing on any of our packages',
      'packages/design-system/src/s.ts',
      '@linework/domain',
    ],
    ['the contract standing on copy', 'packages/contract/src/scratch.ts', '@linework/copy'],
    ['a billing flow standing on an account area', flow, '@linework/account-areas/sign-in'],
    ['a billing flow standing on the contract', flow, '@linework/contract'],
    ['an account area standing on the contract', area, '@linework/contract'],
    ['the edge standing on screens', 'apps/edge/src/scratch.ts', '@linework/design-system'],
    ['the portal shipping sample customers', 'apps/portal/src/scratch.ts', '@linework/fixtures'],
    ['the edge serving sample customers', 'apps/edge/src/http/scratch.ts', '@linework/fixtures'],
    ['an account standing on its payments', 'packages/domain/src/account/s.ts', '../payment/payment.ts'],
    ['a fact standing on a payment to make', 'packages/domain/src/facts/s.ts', '../one-time-payment/s.ts'],
    ['the edge’s database standing on its graph', 'apps/edge/src/database/s.ts', '../graph/guard.ts'],
    [
      'a capability standing on the inside of another',
      'apps/edge/src/capabilities/auto-pay/s.ts',
      '../payments/rounds/settle.ts',
    ],
    [
      'a capability standing on the feature of another',
      'apps/edge/src/capabilities/auto-pay/s.ts',
      '../payments/feature.ts',
    ],
    [
      'a command reaching into a capability',
      'apps/edge/src/commands/s.ts',
      '../capabilities/session/sign-in.ts',
    ],
    ['a guard standing on the route table', 'apps/portal/src/guards/s.ts', '../routes/route-table.ts'],
    ['the portal’s calls standing on its shell', 'apps/portal/src/api/s.tsx', '../shell/frames.ts'],
    ['the portal’s part of a flow using another’s', 'apps/portal/src/flows/paperless/s.ts', '../wallet/s.ts'],
    ['what is for reviewers in a page', 'apps/portal/src/pages/scratch.ts', '@linework/review'],
    ['what is for reviewers in a flow', flow, '@linework/review'],
    ['what is for reviewers in the wire', 'packages/contract/src/scratch.ts', '@linework/review'],
    ['what is for reviewers in the edge’s answers', 'apps/edge/src/graph/scratch.ts', '@linework/review'],
    ['the domain standing on what is for reviewers', 'packages/domain/src/scratch.ts', '@linework/review'],
    ['what is for reviewers standing on screens', 'packages/review/src/s.ts', '@linework/design-system'],
    ['a reach past the exports of a package', 'apps/portal/src/scratch.ts', '@linework/domain/src/money.ts'],
    ['a reach into a flow', 'apps/portal/src/s.ts', '@linework/billing-flows/paperless/screens'],
    ['a package that does not exist', flow, '@linework/nowhere'],
    ['a relative path out of the package', flow, '../../../domain/src/index.ts'],
    ['a screen that leans on the catalogue', flow, '../../../../.storybook/preview.tsx'],
    ['a flow importing another flow', flow, '../billing-home/index.ts'],
    ['a flow importing another through the package', flow, '@linework/billing-flows/billing-home'],
    [
      'shared parts standing on a flow',
      'packages/parts/src/outcomes/s.ts',
      '@linework/billing-flows/billing-home',
    ],
    [
      'shared parts standing on an area',
      'packages/parts/src/outcomes/s.ts',
      '@linework/account-areas/sign-in',
    ],
    ['shared parts standing on the contract', 'packages/parts/src/outcomes/s.ts', '@linework/contract'],
  ])('%s', (_, file, specifier) => {
    scratch(file, `import { thing } from '${specifier}';\nexport const used = thing;\n`);
    expect(findViolations(copy)).toMatchObject([{ file, specifier }]);
  });

  test.each([
    ['a type-only import', "import type { A } from '@linework/contract';"],
    ['a re-export', "export * from '@linework/contract';"],
    ['an import for its effect', "import '@linework/contract';"],
    ['a lazy import', "export const load = () => import('@linework/contract');"],
    ['a type reached by import()', "export type A = import('@linework/contract').A;"],
  ])('the wrong direction in %s', (_, source) => {
    scratch('packages/domain/src/scratch.ts', source);
    expect(findViolations(copy)).toHaveLength(1);
  });

  test.each([
    ['facts/s.ts', '../voice/lines.ts', 'in the domain facts comes before voice'],
    [
      'voice/s.ts',
      '../statements/s.ts',
      'the order of the domain’s folders does not say that voice may stand on statements',
    ],
  ])('a folder of the domain that the order does not name, in %s', (name, specifier, why) => {
    const file = `packages/domain/src/${name}`;
    scratch(file, `export * from '${specifier}';\n`);
    expect(findViolations(copy)).toEqual([{ file, specifier, why }]);
  });

  test('an import that is not declared in package.json', () => {
    const file = 'packages/contract/package.json';
    const manifest = readFileSync(path.join(copy, file), 'utf8');
    writeFileSync(path.join(copy, file), manifest.replace('"@linework/domain"', '"@linework/other"'));
    scratch('packages/contract/src/s.ts', "import { a } from '@linework/domain';\nexport { a };");
    const violations = findViolations(copy);
    writeFileSync(path.join(copy, file), manifest);
    expect(violations).toMatchObject([{ why: expect.stringContaining('does not declare') }]);
  });
});

describe('the check of package directions lets through', () => {
  test.each([
    ['a flow using what flows share', flow, '@linework/parts/outcomes'],
    ['a flow standing on the domain', flow, '@linework/domain'],
    ['a story drawn from a sample customer', flow.replace('.ts', '.stories.tsx'), '@linework/fixtures'],
    [
      'a story told by the catalogue',
      flow.replace('.ts', '.stories.tsx'),
      '../../../../.storybook/preview.tsx',
    ],
    ['a payment standing on its method', 'packages/domain/src/payment/s.ts', '../method/payment-method.ts'],
    [
      'a new rule standing on all that is named',
      'packages/domain/src/voice/s.ts',
      '../facts/account-facts.ts',
    ],
    ['the domain’s face showing a new rule', 'packages/domain/src/index.ts', './voice/lines.ts'],
    ['a page standing on a flow', 'apps/portal/src/pages/s.ts', '../flows/paperless/s.ts'],
    ['the face of a flow', 'apps/portal/src/s.ts', '@linework/billing-flows/paperless'],
    ['the chart of a flow', 'apps/portal/src/s.ts', '@linework/billing-flows/paperless.machine'],
    ['a rule’s test reading on', 'packages/domain/src/outcomes/s.test.ts', '../payment/payment.ts'],
    [
      'a capability using what another shows',
      'apps/edge/src/capabilities/auto-pay/s.ts',
      '../payments/index.ts',
    ],
    ['the reviewers’ bar', 'apps/portal/src/situation-bar/scratch.ts', '@linework/review'],
    [
      'the edge’s room for situations',
      'apps/edge/src/capabilities/situations/scratch.ts',
      '@linework/review',
    ],
    ['the sample customers in their situations', 'fixtures/src/scratch.ts', '@linework/review'],
    ['the seed command filling the database', 'apps/edge/src/commands/seed.ts', '@linework/fixtures'],
  ])('%s', (_, file, specifier) => {
    scratch(file, `import { thing } from '${specifier}';\nexport const used = thing;\n`);
    expect(findViolations(copy)).toEqual([]);
  });

  test('code that is only quoted', () => {
    scratch('packages/domain/src/scratch.ts', 'export const a = "import { b } from \'@linework/portal\'";');
    expect(findViolations(copy)).toEqual([]);
  });
});

describe('the linter catches', () => {
  const lint = () => {
    const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
    const args = [biome, 'lint', '--vcs-enabled=false', '--colors=off', '.'];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
    return { status, said: stdout + stderr };
  };

  test.each([
    ['values', "import { b } from './b.ts';\nexport const a = () => b;\n"],
    ['types alone', "import type { b } from './b.ts';\nexport type A = typeof b;\nexport const a = 1;\n"],
  ])('a circle of imports, where one way is of %s', (_, source) => {
    scratch('packages/domain/src/a.ts', source);
    scratch('packages/domain/src/b.ts', "import { a } from './a.ts';\nexport const b = () => a;\n");
    const { status, said } = lint();
    expect(said).toContain('noImportCycles');
    expect(status).not.toBe(0);
  });

  test.each([
    ['React in the domain', 'packages/domain/src/s.ts', 'react'],
    ['files read by the domain', 'packages/domain/src/s.ts', 'node:fs'],
    ['a router in a flow', flow, 'react-router-dom'],
    ['calls in an account area', 'packages/account-areas/src/sign-in/s.ts', 'swr'],
    ['calls in shared parts', 'packages/parts/src/outcomes/s.ts', 'swr'],
    ['one of our packages in the design system', 'packages/design-system/src/s.ts', '@linework/domain'],
    ['React in the edge', 'apps/edge/src/s.ts', 'react'],
  ])('%s', (_, file, specifier) => {
    scratch(file, `import { thing } from '${specifier}';\n\nexport const used = thing;\n`);
    const { status, said } = lint();
    expect(said).toContain('noRestrictedImports');
    expect(status).not.toBe(0);
  });
});
