import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type PageName, pages } from './visit.ts';

/** What the build says of each page, and of each file that it wrote. */
interface Hints {
  readonly pages: Readonly<Record<string, { readonly files: readonly string[] }>>;
}
type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

interface Afterwards {
  readonly modules: readonly string[];
  readonly page?: string;
}

const follow = 'src/analytics/follow/follow.ts';

/** What comes by itself once the page is drawn: what tells of use, the page’s foot, and the page that the menu leads to. */
const afterwards: Readonly<Record<PageName, Afterwards>> = {
  'sign-in': { modules: [follow] },
  'billing-home': { modules: [follow, 'src/shell/Foot.tsx'], page: '/account-summary' },
};

/** The script files of a first visit to the built portal, as far as they come without anybody asking. */
export function filesOfFirstLoad(dist: string, page: PageName): Set<string> {
  const read = <Written>(file: string): Written =>
    JSON.parse(readFileSync(path.join(dist, '.vite', file), 'utf8'));
  const manifest = read<Manifest>('manifest.json');
  const hints = read<Hints>('page-hints.json');
  const found = new Set<string>();
  const add = (module: string): void => {
    const built = manifest[module];
    if (!built) throw new Error(`The build has no ${module}`);
    if (found.has(built.file)) return;
    found.add(built.file);
    for (const imported of built.imports ?? []) add(imported);
  };
  const { modules, page: next } = afterwards[page];
  for (const module of ['index.html', ...modules]) add(module);
  for (const address of [pages[page], ...(next ? [next] : [])]) {
    const hinted = hints.pages[address];
    if (!hinted) throw new Error(`The build has no page at ${address}`);
    for (const file of hinted.files) found.add(file);
  }
  return found;
}

const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** What files of a build weigh on their way, in bytes of brotli. */
export const weightOf = (dist: string, files: Iterable<string>): number =>
  [...files].reduce(
    (total, file) => total + brotliCompressSync(readFileSync(path.join(dist, file)), best).length,
    0,
  );
