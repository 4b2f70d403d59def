import { expect, test } from 'vitest';
import { textOf } from './list-text.ts';
import { lists } from './lists.ts';

const listOf = (file: string) => {
  const list = lists.find((one) => one.file === file);
  if (!list) throw new Error(`There is no list ${file}`);
  return list;
};

test('a capability is found by its folder, in the order of their names, whatever system names the files', () => {
  const found = [
    'apps\\edge\\src\\capabilities\\wallet\\feature.ts',
    'apps/edge/src/capabilities/auto-pay/feature.ts',
  ];
  expect(textOf(listOf('apps/edge/src/generated/features.ts'), found).split('\n').slice(1)).toEqual([
    "import { autoPayFeature } from '../capabilities/auto-pay/feature.ts';",
    "import { walletFeature } from '../capabilities/wallet/feature.ts';",
    '',
    'export const allFeatures = [',
    '  autoPayFeature,',
    '  walletFeature,',
    '] as const;',
    '',
  ]);
});

test('what a capability of the fake edge is called follows from its file, and a test beside it is none', () => {
  const folder = 'fixtures/src/fake-edge/capabilities';
  const found = [`${folder}/bank-connect.ts`, `${folder}/bank-connect.test.ts`];
  const written = textOf(listOf('fixtures/src/generated/fake-capabilities.ts'), found);
  expect(written).toContain('  bankConnect: fakeBankConnect(ground),\n});');
  expect(written).not.toContain('.test');
});

test('a rule is part of the domain’s face as soon as it is there', () => {
  const found = ['packages/domain/src/bill/bill-change.ts', 'packages/domain/src/bill/bill.ts'];
  expect(textOf(listOf('packages/domain/src/index.ts'), found).split('\n').slice(1)).toEqual([
    "export * from './bill/bill.ts';",
    "export * from './bill/bill-change.ts';",
    '',
  ]);
});

test('a file that is not named as files are is refused in words', () => {
  const found = ['apps/edge/src/capabilities/Wallet/feature.ts'];
  expect(() => textOf(listOf('apps/edge/src/generated/features.ts'), found)).toThrow('“Wallet” is no name');
});
