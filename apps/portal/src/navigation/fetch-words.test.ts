import { afterEach, expect, it, vi } from 'vitest';
import { chunkOutcome } from './chunk-problem.ts';
import { fetchWords } from './fetch-words.ts';

afterEach(() => vi.unstubAllGlobals());

const fetched = (answer: () => Promise<Response>) => {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const outcomeOfFetching = async () =>
  chunkOutcome(await fetchWords('/assets/shell.en.json', 'sha256-x').catch((error: unknown) => error));

it('brings words as they are declared, and has the browser compare them first', async () => {
  const fetch = fetched(async () => Response.json({ skip: 'Skip to main content' }));
  expect(await fetchWords('/assets/shell.en.json', 'sha256-x')).toEqual({
    default: { skip: 'Skip to main content' },
  });
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/assets/shell.en.json', { integrity: 'sha256-x' });
});

it.each([
  ['are not there', async () => new Response('not found', { status: 404 })],
  ['are not those that were built', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['broke off', async () => new Response('{"skip":')],
])('tells of words that %s as of a script that is missing', async (_what, answer) => {
  fetched(answer);
  expect(await outcomeOfFetching()).toBe('LW-SYS-051');
});
