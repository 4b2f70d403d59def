import { expect, it } from 'vitest';
import { settledWith } from './settled-with.ts';

const ready = { status: 'ready', value: 7 } as const;
const loading = { status: 'loading' } as const;
const failed = { status: 'failed', onRetry: () => {} } as const;

it.each([
  ['nothing else', ready, [], ready],
  ['others that are there', ready, [ready, ready], ready],
  ['others that failed', ready, [failed], ready],
  ['one that is on its way', ready, [ready, loading], loading],
  ['one on its way, having failed itself', failed, [loading], failed],
  ['being on its way itself', loading, [ready], loading],
])('an answer that is drawn with %s', (_, answer, others, drawn) => {
  expect(settledWith<number>(answer, others)).toEqual(drawn);
});
