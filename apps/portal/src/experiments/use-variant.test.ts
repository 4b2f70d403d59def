import { experiments } from '@linework/contract';
import { expect, test } from 'vitest';
import { variantTold } from './use-variant.ts';

const { experimentUuid, variants } = experiments.storesWords;
const other = '00000000-0000-4000-8000-000000000000';

test.each([
  ['its own', [other, experimentUuid], [other, variants.nearby.variantUuid], 'nearby'],
  ['the control', [experimentUuid], [variants.control.variantUuid], 'control'],
  ['one of another version', [experimentUuid], [other], null],
  ['none', [], [], null],
  ['one whose variant is missing', [experimentUuid], [], null],
])('Whoever was told %s sees it', (_what, experimentUuids, variantUuids, name) => {
  expect(variantTold('storesWords', { experimentUuids, variantUuids })?.name ?? null).toBe(name);
});
