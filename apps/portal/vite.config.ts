import path from 'node:path';
import type { Language } from '@linework/copy';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { atStart } from './build/at-start.ts';
import { droppableRouter } from './build/droppable-router.ts';
import { droppableStyles } from './build/droppable-styles.ts';
import { droppableWords } from './build/droppable-words.ts';
import { firstSight } from './build/first-sight.ts';
import { byItself, integrity } from './build/integrity.ts';
import { lateApart } from './build/late-apart.ts';
import { nonceMeta } from './build/nonce-meta.ts';
import { pageHints } from './build/page-hints.ts';
import { chunkNameOf, findNeededModules, isForAll, type NeededModules } from './build/page-modules.ts';
import { reviewersApart } from './build/reviewers-apart.ts';
import { saidLocale } from './build/said-locale.ts';
import { slimPage } from './build/slim-page.ts';
import { stylesInPage } from './build/styles-in-page.ts';
import { wordsAsData } from './build/words-as-data.ts';
import notStartedEn from './src/navigation/chunk-problem.en.json' with { type: 'json' };
import notStartedEs from './src/navigation/chunk-problem.es.json' with { type: 'json' };
import standInEn from './src/start/stand-in.en.json' with { type: 'json' };
import standInEs from './src/start/stand-in.es.json' with { type: 'json' };

const edge = process.env.EDGE_URL ?? 'http://127.0.0.1:8081';

/** What the page itself says, before or instead of the portal. */
const standIns = {
  en: { ...standInEn, notStarted: notStartedEn },
  es: { ...standInEs, notStarted: notStartedEs },
} satisfies Record<Language, object>;

/** Reading a property runs no code here, so what is only read for a part that is left out is left out with it. */
const treeshake = { propertyReadSideEffects: false } as const;

/** What changes modules, and with that what of them is left over: the same for both builds. */
const transforms = () => [
  react(),
  saidLocale(),
  droppableRouter(),
  droppableStyles(),
  droppableWords(),
  optimizeLocales.vite({ locales: ['en-US', 'es-US', 'es-ES'] }),
];

/**
 * A page is itself, what every page starts with, what pages of an account share, and what is its own (decision 32). What
 * nobody needs before asking for it is divided by who asks. Words are no scripts and in none of them.
 */
function chunksOf({ pages, afterwards }: NeededModules) {
  return [
    { name: 'portal', tags: ['$initial' as const], priority: 2 },
    {
      debugName: 'by the pages that need a module',
      name: (id: string) => {
        const needing = pages.get(id);
        return needing ? chunkNameOf(needing) : null;
      },
      priority: 1,
      includeDependenciesRecursively: false,
    },
    {
      debugName: 'what comes after every page, without what others share',
      name: (id: string) => (afterwards.has(id) ? 'afterwards' : null),
      minShareCount: 2,
      includeDependenciesRecursively: false,
    },
    { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 12_000 },
  ];
}

/** Styles as browsers read them: without the indentation and the comments that are for us. */
const slimStyles = {
  plugins: { styledComponents: { displayName: false, fileName: false, ssr: false, minify: true } },
} as const;

/** Files name each other in full: what is shared by many is not called by the names of all of them. */
const chunkFileNames = ({ name }: { readonly name: string }): string =>
  // Hexadecimal names compress best; a shared chunk is known by its hash alone, so it has more of it.
  name.startsWith('shared~') ? 'assets/shared-[hash:10].js' : 'assets/[name]-[hash:7].js';

export default defineConfig(async ({ command }) => {
  const needed: NeededModules =
    command === 'build'
      ? await findNeededModules(import.meta.dirname, transforms(), { treeshake })
      : { pages: new Map(), afterwards: new Set() };
  const words = wordsAsData(path.join(import.meta.dirname, 'src/navigation/fetch-words.ts'));
  const forAll = [...needed.pages].filter(([, pages]) => isForAll(pages)).map(([id]) => id);
  return {
    plugins: [
      transforms(),
      words.plugin,
      nonceMeta(),
      slimPage(),
      stylesInPage(),
      atStart(path.join(import.meta.dirname, 'src/main.tsx'), forAll),
      pageHints(words.filesOf, standIns),
      firstSight(import.meta.dirname, () => [react()], { oxc: slimStyles }),
      reviewersApart(),
      lateApart(),
      integrity(path.join(import.meta.dirname, 'src/navigation/import-part.ts')),
    ],
    // What swr and react-aria bring for a React that has no such hook: ours has it.
    resolve: { alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }] },
    oxc: slimStyles,
    // The edge replaces the placeholder by a new nonce in every answer; the development server has no such policy.
    html: command === 'build' ? { cspNonce: '__NONCE__' } : {},
    build: {
      target: 'es2022',
      // Every browser of that target preloads modules by itself.
      modulePreload: { polyfill: false, resolveDependencies: byItself },
      manifest: true,
      sourcemap: false,
      // One sheet, which the page holds: parts that are fetched later then do not ask for it by name.
      cssCodeSplit: false,
      rolldownOptions: {
        treeshake,
        output: {
          codeSplitting: { groups: chunksOf(needed) },
          chunkFileNames,
          hashCharacters: 'hex' as const,
        },
      },
    },
    server: {
      port: 8080,
      proxy: Object.fromEntries(
        ['/api', '/selfservice', '/demo', '/parts'].map((path) => [path, { target: edge }]),
      ),
    },
  };
});
