import { expect, test } from 'vitest';
import { features } from '../src/features.ts';
import { mergedResolvers } from '../src/graph/merged-resolvers.ts';

const all = features.flatMap(({ resolvers }) => resolvers ?? []);
const another = { billingSummary: async () => ({ today: '2026-11-21' }) };

test('an operation that two features answer stops the edge from being built', () => {
  expect(() => mergedResolvers([...all, another])).toThrow('Two features answer billingSummary');
});

test('so does one that no feature answers', () => {
  expect(() => mergedResolvers([another])).toThrow(/^No feature answers .*makePayment/);
});
