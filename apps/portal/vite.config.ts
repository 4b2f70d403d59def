import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pageHints } from './build/page-hints.ts';
import { saidLocale } from './build/said-locale.ts';

const edge = process.env.EDGE_URL ?? 'http://127.0.0.1:8081';

/** Few files of some size compress better, and arrive sooner, than many small ones. */
const chunks = [
  { name: 'portal', tags: ['$initial' as const], priority: 3 },
  { name: 'words.en', test: /[\\/](shell|sign-in)\.en\.json$/, priority: 2 },
  { name: 'words.es', test: /[\\/](shell|sign-in)\.es\.json$/, priority: 2 },
  {
    name: 'account-words.en',
    test: /[\\/](billing-home|balance|methods|(restriction-)?standings)\.en\.json$/,
    priority: 2,
  },
  {
    name: 'account-words.es',
    test: /[\\/](billing-home|balance|methods|(restriction-)?standings)\.es\.json$/,
    priority: 2,
  },
  // Answers are for those who have signed in.
  { name: 'answers', test: /[\\/]node_modules[\\/](swr|dequal|use-sync-external-store)[\\/]/, priority: 2 },
  // The whole catalogue of outcomes comes with the pages that show one.
  {
    name: 'outcomes',
    test: /[\\/](domain[\\/]src[\\/]outcomes|parts[\\/](Outcome|use-outcome)|pages[\\/](OutcomeRoute|use-outcome|outcome-))/,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 12_000 },
];

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    saidLocale(),
    optimizeLocales.vite({ locales: ['en-US', 'es-US', 'es-ES'] }),
    pageHints({ always: 'words', signedIn: 'account-words' }),
  ],
  // The edge replaces the placeholder by a new nonce in every answer; the development server has no such policy.
  html: command === 'build' ? { cspNonce: '__NONCE__' } : {},
  build: {
    target: 'es2022',
    // Every browser of that target preloads modules by itself.
    modulePreload: { polyfill: false },
    manifest: true,
    sourcemap: false,
    cssCodeSplit: true,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  server: {
    port: 8080,
    proxy: Object.fromEntries(['/api', '/selfservice', '/demo'].map((path) => [path, { target: edge }])),
  },
}));
