import type { PageName } from '@linework/contract';
import { describe, expect, test } from 'vitest';
import { chunkNameOf, isForAll } from './page-modules.ts';

const none: readonly PageName[] = [];

describe('Which file a module comes in, by the pages that need it', () => {
  test.each<[readonly PageName[], string]>([
    [['payBill'], 'payBill'],
    [['signIn'], 'signIn'],
    [['accountSummary', 'payBill'], 'account'],
    // Whoever is sent to maintenance rarely goes on from there: what it shares with an account's pages may be large.
    [['accountSummary', 'payBill', 'maintenance'], 'account'],
    [['maintenance', 'notFound'], 'pages'],
    [['payBill', 'statements', 'howYouPay'], 'payBill-shared'],
    // What billing home does not need does not come with it.
    [['accountActivity', 'paymentHistory', 'notFound'], 'accountActivity-paymentHistory'],
    [['billingMoved', 'maintenance', 'notFound'], 'pages'],
    [['signIn', 'accountRecovery'], 'signIn'],
    // Fields are typed into on the sign-in page and in a search, and not on billing home.
    [['signIn', 'accountRecovery', 'accountActivity'], 'signIn-shared'],
  ])('%j come in %s', (pages, name) => {
    expect(chunkNameOf(new Set(pages))).toBe(name);
  });

  test.each<[readonly PageName[], boolean]>([
    [['signIn', 'accountSummary', 'payBill'], true],
    [['accountSummary', 'payBill'], false],
    [['signIn', 'payBill'], true],
    [['signIn', 'maintenance'], false],
    [['signIn', 'accountActivity'], false],
    [['signIn'], false],
    [['accountRecovery', 'maintenance'], false],
    [none, false],
  ])('%j come with what every page starts with: %j', (pages, expected) => {
    expect(isForAll(new Set(pages))).toBe(expected);
  });
});
