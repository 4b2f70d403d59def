import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkMissing } from '../navigation/load-chunk.ts';
import { loadPart } from './load-part.ts';

/** A link that fetches a module ahead: it comes at once. */
class ModuleLink {
  rel = '';
  crossOrigin: string | null = null;
  integrity = '';
  onload = () => {};
  href = '';
  setAttribute(_name: 'href', address: string) {
    this.href = address;
  }
}
const fetched: string[] = [];

beforeEach(() => {
  fetched.length = 0;
  vi.stubGlobal('window', { location: { origin: 'https://portal.example' } });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', {
    querySelector: () => null,
    createElement: () => new ModuleLink(),
    head: {
      append: (link: ModuleLink) => {
        fetched.push(`${link.href} ${link.integrity}`);
        link.onload();
      },
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  'https://elsewhere.example/part.js',
  '//elsewhere.example/part.js',
  '/.//elsewhere.example/part.js',
  'https://portal.example:8443/part.js',
  'https://portal.example@elsewhere.example/part.js',
  'data:text/javascript,export const mount = () => {}',
  'blob:https://portal.example/0b5c1d8e',
])('a module of another origin is neither fetched nor run: %s', async (address) => {
  await expect(loadPart({ address, integrity: 'sha384-x' })).rejects.toThrow(ChunkMissing);
  expect(fetched).toEqual([]);
});

test('a module of this origin is fetched by what its content must be', async () => {
  // There is none at this address here.
  await expect(loadPart({ address: '/parts/none.js', integrity: 'sha384-x' })).rejects.toThrow(
    'Loading chunk',
  );
  expect(fetched).toEqual(['/parts/none.js sha384-x']);
});
