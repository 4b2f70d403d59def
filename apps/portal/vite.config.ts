import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pageHints } from './build/page-hints.ts';
import { saidLocale } from './build/said-locale.ts';

const edge = process.env.EDGE_URL ?? 'http://127.0.0.1:8081';

/** Modules of account summary and billing home, by which part of the repository they stand in. */
const ofAccountPages = new RegExp(
  [
    'node_modules/(swr|dequal|use-sync-external-store)/',
    'node_modules/lucide-react/dist/esm/icons/(calendar-clock|chevron-right|clock(-exclamation-point)?|credit-card|file-text|house|leaf|lock|log-out|phone|repeat|smartphone|tv|wifi)\\.',
    'account-areas/src/account-summary/[\\w.-]+\\.tsx?$',
    'billing-flows/src/billing-home/[\\w.-]+\\.tsx?$',
    'billing-flows/src/parts/(BalanceLines|RestrictionStanding|restriction-standings\\.copy|Standing|severity|use-method-label)',
    'copy/src/use-format',
    'design-system/src/components/(Badge|BarChart|Card|DescriptionList|Link|Money|Skeleton|StatusCard|Timeline)/',
    'design-system/src/components/Button/ButtonLink',
    'domain/src/(account/(restriction-standing|settings|standing|soft-disconnect-date)|dates/day-after|money/(amount-text|arithmetic)|billing/bill-change)\\.',
    'contract/src/(generated/graph|wire/(balance|billing-summary|bills|money|payment))',
    'portal/src/api/(account|billing|delinquency|first|keys|use-)',
    'portal/src/(pages/(AccountSummaryPage|AmountDuePanel|LockedBilling|PayBillPage|billing-links)|payment/use-pay-intent|shell/(MenuFrame|PrivacyNotice|navigation\\.|use-signed-in))',
    'design-system/src/components/(BottomBar|SideMenu)/',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);

/** Small parts that every page shows or names. */
const ofEveryPage = new RegExp(
  [
    'billing-flows/src/parts/copy\\.',
    'design-system/src/components/(Alert|VisuallyHidden)/',
    'node_modules/lucide-react/dist/esm/icons/(circle-check|circle-exclamation-point|info|octagon-exclamation-point)\\.',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);

/** Few files of some size compress better, and arrive sooner, than many small ones. */
const chunks = [
  // Half of what every page starts with, and seldom changed: two halves arrive side by side, and this one stays in the cache.
  { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 4 },
  { name: 'portal', tags: ['$initial' as const], priority: 3 },
  { name: 'every-page', test: ofEveryPage, priority: 2 },
  // Sign-in comes with the fields that later pages take from it.
  { name: 'sign-in', test: /[\\/](pages[\\/]SignInPage|sign-in[\\/]SignInScreen)\.tsx$/, priority: 1 },
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
  // What account summary and billing home are made of comes in one piece, for those who have signed in.
  { name: 'account', test: ofAccountPages, priority: 2, includeDependenciesRecursively: false },
  // The whole catalogue of outcomes comes with the pages that show one.
  {
    name: 'outcomes',
    test: /[\\/](domain[\\/]src[\\/]outcomes|parts[\\/](Outcome|use-outcome)|pages[\\/](OutcomeRoute|use-outcome|outcome-))/,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 12_000 },
];

/** Files name each other in full: what is shared by many is not called by the names of all of them. */
const chunkFileNames = ({ name }: { readonly name: string }): string =>
  name.startsWith('shared~') ? 'assets/shared-[hash].js' : 'assets/[name]-[hash].js';

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
    rolldownOptions: { output: { codeSplitting: { groups: chunks }, chunkFileNames } },
  },
  server: {
    port: 8080,
    proxy: Object.fromEntries(['/api', '/selfservice', '/demo'].map((path) => [path, { target: edge }])),
  },
}));
