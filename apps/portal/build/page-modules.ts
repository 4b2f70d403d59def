import path from 'node:path';
import { type PageName, pageNames } from '@linework/contract';
import { build, type Plugin, type PluginOption, type Rolldown } from 'vite';
import { signedIn } from '../src/guards/sign-in-guards.ts';
import { builtRoutes } from '../src/routes/route-table.ts';
import { pagesOfTabs } from '../src/routes/tabs.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const guardsOf = (page: PageName): readonly unknown[] => builtRoutes[page].guards;

/** Whether a page is shown to whoever is not signed in. */
export const isPublic = (page: PageName): boolean => !guardsOf(page).includes(signedIn);

const chunksOf = (bundle: Bundle): Chunk[] => Object.values(bundle).filter((file) => file.type === 'chunk');

export function entryOf(bundle: Bundle): Chunk {
  const entry = chunksOf(bundle).find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The build has no entry');
  return entry;
}

/** The files that must be there before a chunk runs, itself among them. */
export function withImports(bundle: Bundle, chunk: Chunk, known = new Set<Chunk>()): Set<Chunk> {
  if (known.has(chunk)) return known;
  known.add(chunk);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') withImports(bundle, imported, known);
  }
  return known;
}

const capitalised = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** The chunk that a module is in, by its file's name. @throws Error where there is none */
export function chunkWith(bundle: Bundle, file: string): Chunk {
  const found = chunksOf(bundle).find(({ moduleIds }) => moduleIds.some((id) => path.basename(id) === file));
  if (!found) throw new Error(`The build has no ${file}`);
  return found;
}

/** The chunks that a page is made of: itself and its frame, with all that they import. */
export function chunksOfPage(bundle: Bundle, page: PageName): Set<Chunk> {
  const roots = [`${capitalised(page)}Page`, ...(builtRoutes[page].frame === 'menu' ? ['MenuFrame'] : [])];
  const known = new Set<Chunk>();
  for (const root of roots) withImports(bundle, chunkWith(bundle, `${root}.tsx`), known);
  return known;
}

/** Which pages need a module before they can be drawn; none for what is fetched when somebody asks for it. */
type PagesByModule = ReadonlyMap<string, ReadonlySet<PageName>>;

/** What comes by itself once a page is drawn: what tells of use, and the page's foot. */
const comesAfterwards = ['follow.ts', 'Foot.tsx'] as const;

/** What is needed before anybody asks for anything. */
export interface NeededModules {
  readonly pages: PagesByModule;
  /** What comes by itself once a page is drawn, and no page brings. */
  readonly afterwards: ReadonlySet<string>;
}

/**
 * Builds the portal once without dividing it by hand and reads off, after tree shaking, which pages need which modules, and
 * which come after them.
 * What every page starts with is left out: it is there already.
 */
export async function findNeededModules(
  root: string,
  plugins: readonly PluginOption[],
  options: Rolldown.InputOptions,
): Promise<NeededModules> {
  const pagesByModule = new Map<string, Set<PageName>>();
  const afterwards = new Set<string>();
  const read: Plugin = {
    name: 'pages-by-module',
    generateBundle(_options, bundle) {
      const atStart = withImports(bundle, entryOf(bundle));
      for (const page of pageNames) {
        for (const chunk of chunksOfPage(bundle, page)) {
          if (atStart.has(chunk)) continue;
          for (const id of chunk.moduleIds) {
            pagesByModule.set(id, (pagesByModule.get(id) ?? new Set()).add(page));
          }
        }
      }
      for (const root of comesAfterwards) {
        for (const chunk of withImports(bundle, chunkWith(bundle, root))) {
          if (atStart.has(chunk)) continue;
          for (const id of chunk.moduleIds) if (!pagesByModule.has(id)) afterwards.add(id);
        }
      }
    },
  };
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [...plugins, read],
    build: {
      write: false,
      minify: false,
      reportCompressedSize: false,
      // A chunk holds exactly what the same pages need: small ones are not moved to others.
      rolldownOptions: { ...options, experimental: { chunkOptimization: false } },
    },
  });
  return { pages: pagesByModule, afterwards };
}

const isOfMenu = (page: PageName): boolean => builtRoutes[page].frame === 'menu';

/** Whether a module comes with what every page starts with: the page that signs in needs it, and one that it leads to. */
export const isForAll = (pages: ReadonlySet<PageName>): boolean =>
  pages.has('signIn') && pagesOfTabs.some((page) => pages.has(page));

/**
 * The chunk that a module is in, by the pages that need it. What all pages of the menu share is every signed-in page's, and
 * what one of them shares with those under it is one piece; other pages share what they need alone. What the sign-in page
 * shares with others that nobody is signed in for is its own, and what it shares with pages under billing home, such as
 * fields to type into, is a piece that billing home does without.
 */
export function chunkNameOf(pages: ReadonlySet<PageName>): string {
  const [first, ...others] = pages;
  if (first !== undefined && others.length === 0) return first;
  const ofAccount = pageNames.filter((page) => pages.has(page) && isOfMenu(page));
  if (pages.has('signIn')) return ofAccount.length > 0 ? 'signIn-shared' : 'signIn';
  if (ofAccount.length < 2) return 'pages';
  const ofMenu = pagesOfTabs.filter((page) => pages.has(page));
  if (ofMenu.length === pagesOfTabs.length) return 'account';
  return ofMenu.length > 0 ? `${ofMenu.join('-')}-shared` : ofAccount.join('-');
}
