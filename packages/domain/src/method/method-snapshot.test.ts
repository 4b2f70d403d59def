import { expect, test } from 'vitest';
import { bankAccount, card } from '../../test/sample-facts.ts';
import { snapshotOf } from './method-snapshot.ts';

test('a payment keeps of its method what is read once the method is gone', () => {
  expect(snapshotOf(card())).toMatchObject({ methodId: 'card', brand: 'visa', accountType: null });
  expect(snapshotOf(bankAccount())).toMatchObject({ methodId: 'bank', brand: null, accountType: 'checking' });
});
