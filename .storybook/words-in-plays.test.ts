import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CopyTree } from '@linework/copy';
import { describe, expect, it } from 'vitest';
import { bothTexts, copyReader, typedWords } from './words-in-plays.ts';

const root = path.resolve(import.meta.dirname, '..');
const found = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/(^|\/)(node_modules|dist)\//.test(file))
    .sort();
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const readTree = (file: string): CopyTree => JSON.parse(read(file));

const folders = '{packages/*/src,apps/portal/src,stories,tools/new/templates}/**';
const texts = found(`${folders}/*.en.json`).flatMap((file) =>
  bothTexts(readTree(file), readTree(file.replace('.en.json', '.es.json'))),
);
const copied = copyReader(texts);

/** Components of the design system have their words from whoever shows them: a story gives them, and looks for those. */
const givesItsWords = (file: string): boolean => file.startsWith('packages/design-system/');
const stories = found(`${folders}/*.stories.tsx`).filter((file) => !givesItsWords(file));

/** What reads as a text of a copy file and is none. */
const reasons: Readonly<Record<string, { readonly typed: RegExp; readonly because: string }>> = {
  'stories/access/Toggles.stories.tsx': { typed: /./, because: 'its page is in English alone' },
  'stories/access/WhoMayGoWhere.stories.tsx': { typed: /./, because: 'its page is in English alone' },
  'stories/outcomes/Row.stories.tsx': { typed: /waiting for/, because: 'its page is in English alone' },
  'stories/atlas/FlowAtlas.stories.tsx': { typed: /^'Paid'$/, because: 'a state of its sample is called so' },
  'stories/copy-matrix/MatrixFilters.stories.tsx': {
    typed: /payment[: ]|wallet:/,
    because: 'they are texts and stories of its sample',
  },
  'apps/portal/src/catalogue/MountPlaces.stories.tsx': {
    typed: /Part of/,
    because: 'the part that is mounted there says so itself',
  },
};

/**
 * Their plays type the English and the Spanish of what they look for, in some places or in all: they pass in either language,
 * until a text changes. Whoever works on one of them takes it off this list, by `words`.
 */
const typedInBoth = [
  'packages/account-areas/src/account-recovery/AccountRecovery.stories.tsx',
  'packages/account-areas/src/account-summary/AccountSummary.stories.tsx',
  'packages/account-areas/src/bill-details/BillDetails.stories.tsx',
  'packages/account-areas/src/create-account/CreateAccount.stories.tsx',
  'packages/account-areas/src/how-you-pay/HowYouPay.stories.tsx',
  'packages/account-areas/src/message-settings/MessageSettings.stories.tsx',
  'packages/account-areas/src/orders/Orders.stories.tsx',
  'packages/account-areas/src/second-step/SecondStep.stories.tsx',
  'packages/account-areas/src/sign-in-security/Passkeys.stories.tsx',
  'packages/account-areas/src/sign-in-security/SignInSecurity.stories.tsx',
  'packages/account-areas/src/sign-in/SignIn.stories.tsx',
  'packages/account-areas/src/statements/StatementRange.stories.tsx',
  'packages/account-areas/src/statements/Statements.stories.tsx',
  'packages/account-areas/src/transactions/MobileTransactions.stories.tsx',
  'packages/account-areas/src/transactions/PaymentDetail.stories.tsx',
  'packages/account-areas/src/transactions/TransactionDetail.stories.tsx',
  'packages/account-areas/src/transactions/Transactions.stories.tsx',
  'packages/account-areas/src/transactions/TransactionsSearch.stories.tsx',
  'packages/billing-flows/src/auto-pay-enroll/AutoPayEnroll.stories.tsx',
  'packages/billing-flows/src/auto-pay-manage/AutoPayManage.stories.tsx',
  'packages/billing-flows/src/billing-home/BillingHome.stories.tsx',
  'packages/billing-flows/src/billing-home/BillingHomeNews.stories.tsx',
  'packages/billing-flows/src/device-payment/DevicePayment.stories.tsx',
  'packages/billing-flows/src/one-time-payment/OneTimePayment.print.stories.tsx',
  'packages/billing-flows/src/one-time-payment/OneTimePaymentAmount.stories.tsx',
  'packages/billing-flows/src/one-time-payment/OneTimePaymentBegin.stories.tsx',
  'packages/billing-flows/src/one-time-payment/OneTimePaymentDate.stories.tsx',
  'packages/billing-flows/src/one-time-payment/OneTimePaymentMethod.stories.tsx',
  'packages/billing-flows/src/one-time-payment/OneTimePaymentNewMethod.stories.tsx',
  'packages/billing-flows/src/one-time-payment/OneTimePaymentResult.stories.tsx',
  'packages/billing-flows/src/one-time-payment/OneTimePaymentReview.stories.tsx',
  'packages/billing-flows/src/quick-pay/QuickPay.stories.tsx',
  'packages/billing-flows/src/scheduled-payment/ScheduledPayment.stories.tsx',
  'packages/billing-flows/src/wallet/Wallet.stories.tsx',
  'packages/parts/src/balance/BillingLocked.stories.tsx',
  'packages/parts/src/flow/FlowFrame.stories.tsx',
  'packages/parts/src/flow/MethodSteps.stories.tsx',
  'packages/parts/src/flow/StepHead.stories.tsx',
  'packages/parts/src/standings/AccountNews.stories.tsx',
];

const typedIn = (file: string) =>
  typedWords(file, read(file), copied).filter(({ typed }) => !reasons[file]?.typed.test(typed));

describe('a play finds what it looks for by the words of the copy files', () => {
  it('in either language: none types them in English alone', () => {
    const typed = stories.flatMap((file) =>
      typedIn(file)
        .filter(({ inBoth }) => !inBoth)
        .map(({ line, typed }) => `${file}:${line} types ${typed}: take it from the play’s words`),
    );
    expect(typed).toEqual([]);
  });

  it('and types them in both languages only where it did so before', () => {
    expect(stories.filter((file) => typedIn(file).some(({ inBoth }) => inBoth))).toEqual(typedInBoth);
  });

  it('save for what has a reason, which it still needs', () => {
    const needless = Object.entries(reasons).filter(
      ([file, { typed }]) => !typedWords(file, read(file), copied).some((words) => typed.test(words.typed)),
    );
    expect(needless).toEqual([]);
  });
});

describe('what counts as typed', () => {
  const samples = copyReader([
    { en: 'Continue', es: 'Continuar' },
    { en: 'Pay $1.00 today', es: 'Pagar $1.00 hoy' },
    { en: 'Auto Pay is turned on', es: 'Auto Pay está activado' },
  ]);
  const typed = (play: string, before = '') =>
    typedWords(
      'Sample.stories.tsx',
      `export const Sample = meta.story({ ${before} play: async ({ canvas }) => { ${play} } });`,
      samples,
    ).map(({ typed, inBoth }) => (inBoth ? `${typed} in both` : typed));

  it.each([
    ['a text', "press('Continue');", ["'Continue'"]],
    ['part of a text', "press('is turned on');", ["'is turned on'"]],
    ['an expression', 'press(/^Continue/);', ['/^Continue/']],
    ['a text around a value', 'press(`Pay $' + '{amount} today`);', ['`Pay $' + '{amount} today`']],
    ['a text with its sum', 'press(/^Pay \\$178\\.25 today$/);', ['/^Pay \\$178\\.25 today$/']],
    ['both languages', 'press(/^(Continue|Continuar)$/);', ['/^(Continue|Continuar)$/ in both']],
    ['what both languages call alike', 'press(/^Auto\\sPay/);', []],
    ['a sample’s own name', "press('Dana Whitfield');", []],
    ['a small word of the code', "press('continue');", []],
    ['a figure', 'press(/\\$178\\.25/);', []],
  ])('%s', (_, play, expected) => {
    expect(typed(play)).toEqual(expected);
  });

  it('nothing of a story that fixes its own language, nor of what sets one up', () => {
    expect(typed("press('Continue');", "globals: { language: 'en' },")).toEqual([]);
    expect(typed('', "args: { label: 'Continue' }, beforeEach: () => call('Continue'),")).toEqual([]);
  });
});
