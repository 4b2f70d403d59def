import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { atStart } from './build/at-start.ts';
import { droppableRouter } from './build/droppable-router.ts';
import { integrity } from './build/integrity.ts';
import { nonceMeta } from './build/nonce-meta.ts';
import { pageHints } from './build/page-hints.ts';
import { saidLocale } from './build/said-locale.ts';
import { slimPage } from './build/slim-page.ts';
import { stylesInPage } from './build/styles-in-page.ts';

const edge = process.env.EDGE_URL ?? 'http://127.0.0.1:8081';

/** Modules of account summary and billing home, by which part of the repository they stand in. */
const ofAccountPages = new RegExp(
  [
    'node_modules/(swr|dequal|use-sync-external-store)/',
    'node_modules/lucide-react/dist/esm/icons/(calendar-clock|chevron-right|circle-question-mark|clock(-exclamation-point)?|copy|credit-card|external-link|file-text|house|leaf|lock|log-out|menu|phone|repeat|smartphone|tv|wifi)\\.',
    'account-areas/src/account-summary/[\\w.-]+\\.tsx?$',
    'billing-flows/src/billing-home/[\\w.-]+\\.tsx?$',
    'billing-flows/src/parts/(BalanceLines|RestrictionStanding|restriction-standings\\.copy|Standing|severity|use-method-label)',
    'copy/src/use-format',
    'design-system/src/components/(Badge|BarChart|Card|DescriptionList|Money|Skeleton|StatusCard|Timeline)/',
    'design-system/src/components/Button/ButtonLink',
    'domain/src/(account/(restriction-standing|settings|standing|soft-disconnect-date)|dates/day-after|money/(amount-text|arithmetic)|billing/bill-change)\\.',
    'contract/src/(generated/graph|wire/(balance|billing-summary|bills|money|payment))',
    'portal/src/api/(account|billing|delinquency|first|keys|settled|use-|when-)',
    'portal/src/(pages/(AccountSummaryPage|AmountDuePanel|LockedBilling|PayBillPage|billing-links)|payment/use-pay-intent|shell/(AccountPanel|MenuFrame|PrivacyNotice|navigation\\.|use-account-holder|use-signed-in))',
    'design-system/src/components/(AccountMenu|BottomBar|SideMenu)/',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);

/** What every page shows or names. */
const ofEveryPage = [
  'packages/billing-flows/src/parts/copy.ts',
  'packages/design-system/src/components/Alert/Alert.tsx',
  'packages/design-system/src/components/Link/Link.tsx',
  'packages/design-system/src/components/VisuallyHidden/VisuallyHidden.tsx',
];

/** Copy files whose words come with the page itself. */
const firstWords = {
  standIn: 'apps/portal/src/start/stand-in',
  notStarted: 'apps/portal/src/navigation/chunk-problem',
  signedOut: ['apps/portal/src/shell/shell', 'packages/account-areas/src/sign-in/sign-in'],
  signedIn: [
    'apps/portal/src/shell/shell',
    'packages/billing-flows/src/billing-home/billing-home',
    'packages/billing-flows/src/parts/balance',
    'packages/billing-flows/src/parts/methods',
    'packages/billing-flows/src/parts/restriction-standings',
    'packages/billing-flows/src/parts/standings',
  ],
};

/**
 * A page is three answers: itself, what every page starts with, and what is its own. Words are in no group: the bundler gives
 * those that share a file a helper, which would be a file of its own.
 */
const chunks = [
  { name: 'portal', tags: ['$initial' as const], priority: 3 },
  // Sign-in comes with the fields that later pages take from it.
  { name: 'sign-in', test: /[\\/](pages[\\/]SignInPage|sign-in[\\/]SignInScreen)\.tsx$/, priority: 1 },
  // What account summary and billing home are made of comes in one piece, for those who have signed in.
  { name: 'account', test: ofAccountPages, priority: 2, includeDependenciesRecursively: false },
  // The whole catalogue of outcomes comes with the pages that show one, and those that show nothing else with it.
  {
    name: 'outcomes',
    test: /[\\/](domain[\\/]src[\\/]outcomes|parts[\\/](Outcome|use-outcome)|pages[\\/](OutcomeRoute|use-outcome|outcome-|BillingMoved|Maintenance|NotFound|SignInProblem)|OutcomePage[\\/]MoneyNotice|routes[\\/]is-built)/,
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
    droppableRouter(),
    nonceMeta(),
    slimPage(),
    stylesInPage(),
    atStart('apps/portal/src/main.tsx', ofEveryPage),
    optimizeLocales.vite({ locales: ['en-US', 'es-US', 'es-ES'] }),
    pageHints(firstWords),
    integrity(),
  ],
  // The edge replaces the placeholder by a new nonce in every answer; the development server has no such policy.
  html: command === 'build' ? { cspNonce: '__NONCE__' } : {},
  build: {
    target: 'es2022',
    // Every browser of that target preloads modules by itself.
    modulePreload: { polyfill: false },
    manifest: true,
    sourcemap: false,
    // One sheet, which the page holds: parts that are fetched later then do not ask for it by name.
    cssCodeSplit: false,
    rolldownOptions: {
      // Reading a property runs no code here, so what is only read for a part that is left out is left out with it.
      treeshake: { propertyReadSideEffects: false },
      output: { codeSplitting: { groups: chunks }, chunkFileNames },
    },
  },
  server: {
    port: 8080,
    proxy: Object.fromEntries(['/api', '/selfservice', '/demo'].map((path) => [path, { target: edge }])),
  },
}));
