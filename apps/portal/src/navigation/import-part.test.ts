import { afterEach, beforeEach, expect, it, vi } from 'vitest';

interface Link {
  rel: string;
  integrity: string;
  href: string;
  onload: () => void;
  onerror: () => void;
  setAttribute: (name: 'href', value: string) => void;
  remove: () => void;
}

/** What of a page's document is asked for: its elements by what they name. */
function pageWith(inPage: readonly string[], broken: Set<string>, held = Promise.resolve()) {
  const links: Link[] = [];
  const asked: string[] = [];
  const createElement = (): Link => {
    const link: Link = {
      rel: '',
      integrity: '',
      href: '',
      onload: () => undefined,
      onerror: () => undefined,
      setAttribute: (_, value) => {
        link.href = value;
      },
      remove: () => void links.splice(links.indexOf(link), 1),
    };
    return link;
  };
  const append = (link: Link) => {
    links.push(link);
    asked.push(`${link.href} ${link.integrity}`);
    void held.then(() => (broken.has(link.href) ? link.onerror() : link.onload()));
  };
  const querySelector = (selector: string) => {
    if (selector.startsWith('meta[name="linework-scripts"]'))
      return { content: '/assets/scripts.json sha256-list' };
    if (selector.startsWith('script')) return inPage.find((file) => selector.includes(`"${file}"`)) ?? null;
    return links.find(({ href }) => selector.includes(`"${href}"`)) ?? null;
  };
  vi.stubGlobal('document', { createElement, querySelector, head: { append } });
  return { asked };
}

const listed = {
  'assets/pay.js': ['sha256-pay', 1],
  'assets/kit.js': ['sha256-kit'],
  'assets/late.js': ['sha256-late', 1],
  // They import each other, as the bundler lets files do.
  'assets/one.js': ['sha256-one', 4],
  'assets/other.js': ['sha256-other', 3],
};
const list = vi.fn<typeof fetch>();
const importIt = vi.fn(async () => 'the part');
let importPart: typeof import('./import-part.ts')['importPart'];
let chunkOutcome: typeof import('./chunk-problem.ts')['chunkOutcome'];

beforeEach(async () => {
  vi.resetModules();
  list.mockReset().mockImplementation(async () => Response.json(listed));
  importIt.mockClear();
  vi.stubGlobal('fetch', list);
  vi.stubGlobal('navigator', { onLine: true });
  ({ importPart } = await import('./import-part.ts'));
  ({ chunkOutcome } = await import('./chunk-problem.ts'));
});
afterEach(() => vi.unstubAllGlobals());

it('asks for no file without a connection, and for each once it is back', async () => {
  const { asked } = pageWith(['/assets/index.js'], new Set());
  vi.stubGlobal('navigator', { onLine: false });
  await expect(importPart(importIt, ['assets/pay.js'])).rejects.toThrow();
  expect(asked).toEqual([]);
  vi.stubGlobal('navigator', { onLine: true });
  expect(await importPart(importIt, ['assets/pay.js'])).toBe('the part');
  expect(asked).toHaveLength(2);
});

it('fetches each file of a part once, by an element that says what it must be', async () => {
  const { asked } = pageWith(['/assets/index.js'], new Set());
  const pay = ['assets/pay.js'];
  await Promise.all([importPart(importIt, pay), importPart(importIt, pay)]);
  expect(await importPart(importIt, ['assets/late.js'])).toBe('the part');
  expect(asked).toEqual([
    '/assets/pay.js sha256-pay',
    '/assets/kit.js sha256-kit',
    '/assets/late.js sha256-late',
  ]);
  expect(list).toHaveBeenCalledExactlyOnceWith('/assets/scripts.json', { integrity: 'sha256-list' });
});

it('asks for no hashes where the page names all of a part', async () => {
  pageWith(['/assets/index.js'], new Set());
  await importPart(importIt, ['assets/index.js']);
  expect(list).not.toHaveBeenCalled();
});

it('does not import a part of which a file does not come, and asks for that again', async () => {
  const broken = new Set(['/assets/kit.js']);
  const { asked } = pageWith([], broken);
  const files = ['assets/pay.js'];
  const error: unknown = await importPart(importIt, files).catch((caught: unknown) => caught);
  expect(chunkOutcome(error)).toBe('LW-SYS-051');
  expect(importIt).not.toHaveBeenCalled();
  broken.clear();
  expect(await importPart(importIt, files)).toBe('the part');
  expect(asked.filter((one) => one.startsWith('/assets/kit.js'))).toHaveLength(2);
});

it('asks again for hashes that did not come', async () => {
  pageWith([], new Set());
  list.mockImplementationOnce(async () => Promise.reject(new TypeError('Failed to fetch')));
  const error: unknown = await importPart(importIt, ['assets/pay.js']).catch((caught: unknown) => caught);
  expect(chunkOutcome(error)).toBe('LW-SYS-051');
  expect(await importPart(importIt, ['assets/pay.js'])).toBe('the part');
});

it('fetches files that import each other', async () => {
  const { asked } = pageWith([], new Set());
  expect(await importPart(importIt, ['assets/other.js'])).toBe('the part');
  expect(asked).toEqual(['/assets/other.js sha256-other', '/assets/one.js sha256-one']);
});

it('does not import what the list does not have', async () => {
  pageWith([], new Set());
  const error: unknown = await importPart(importIt, ['assets/gone.js']).catch((caught: unknown) => caught);
  expect(chunkOutcome(error)).toBe('LW-SYS-051');
  expect(importIt).not.toHaveBeenCalled();
});

it('waits for what a part imports where somebody else is fetching it already', async () => {
  const held = Promise.withResolvers<void>();
  const { asked } = pageWith([], new Set(['/assets/kit.js']), held.promise);
  const first = importPart(importIt, ['assets/pay.js']).catch(chunkOutcome);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  const second = importPart(importIt, ['assets/pay.js']).catch(chunkOutcome);
  held.resolve();
  expect(await Promise.all([first, second])).toEqual(['LW-SYS-051', 'LW-SYS-051']);
  expect(importIt).not.toHaveBeenCalled();
});
