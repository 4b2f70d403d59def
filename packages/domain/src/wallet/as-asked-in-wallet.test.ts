import { describe, expect, test } from 'vitest';
import { bankAccount, card } from '../../test/sample-facts.ts';
import type { TokenisedMethod } from '../method/card-data.ts';
import type { PaymentMethod } from '../method/payment-method.ts';
import { addedAsAsked, isDeletedAsAsked, isEditedAsAsked } from './as-asked-in-wallet.ts';
import type { MethodChange, SavedMethod } from './wallet.ts';
import type { AskedMethod, AskedMethodEdit } from './wallet-answer.ts';

const change = (what: MethodChange['change'], userId = 'u1'): MethodChange => ({
  change: what,
  at: '2026-11-21T12:04:00-05:00',
  by: { userId, name: 'Dana' },
});
const saved = (method: PaymentMethod, more: Partial<SavedMethod> = {}): SavedMethod => ({
  method,
  status: 'available',
  blockedReason: null,
  version: 1,
  scheduled: [],
  nextDebit: null,
  mobileDebit: null,
  lastChange: null,
  ...more,
});
const ofCard: TokenisedMethod = {
  type: 'creditCard',
  brand: 'visa',
  funding: 'credit',
  lastFourDigits: '0008',
  expirationDate: '2031-05',
  canBeSaved: true,
};
const ofBank: TokenisedMethod = {
  type: 'bankAccount',
  brand: null,
  funding: null,
  lastFourDigits: '6789',
  expirationDate: null,
  canBeSaved: true,
};
const given = { lastFourDigits: '0008', expirationDate: '2031-05' };

describe('a method that nobody answered about was added all the same', () => {
  const asked: AskedMethod = { cardDataToken: 'token', name: 'Shop  card ', makePreferred: false };
  const isNew = { lastChange: change('added') };
  const shopCard = card({ ...given, id: 'new', name: 'Shop card', isPreferred: false });
  const shopBank = bankAccount({ id: 'new', name: 'Shop card' });

  test.each<[string, SavedMethod[], Partial<AskedMethod>, TokenisedMethod, string | null]>([
    ['one of its number and name', [saved(shopCard, isNew)], {}, ofCard, 'new'],
    ['an account of its number and name', [saved(shopBank, isNew)], {}, ofBank, 'new'],
    [
      'an account of the kind that was connected',
      [saved(shopBank, isNew)],
      {},
      { ...ofBank, accountType: 'checking' },
      'new',
    ],
    ['none', [], {}, ofCard, null],
    ['one that was there before', [saved({ ...shopCard, id: 'card' }, isNew)], {}, ofCard, null],
    [
      'one that a colleague added',
      [saved(shopCard, { lastChange: change('added', 'u2') })],
      {},
      ofCard,
      null,
    ],
    ['one of which nobody wrote that down', [saved(shopCard)], {}, ofCard, null],
    ['one that was edited since', [saved(shopCard, { lastChange: change('edited') })], {}, ofCard, null],
    ['one of another name', [saved({ ...shopCard, name: null }, isNew)], {}, ofCard, null],
    ['one that was to come first', [saved(shopCard, isNew)], { makePreferred: true }, ofCard, null],
    ['one that comes first by itself', [saved({ ...shopCard, isPreferred: true }, isNew)], {}, ofCard, 'new'],
    ['another number', [saved({ ...shopCard, lastFourDigits: '1111' }, isNew)], {}, ofCard, null],
    ['another brand', [saved({ ...shopCard, brand: 'mc' }, isNew)], {}, ofCard, null],
    ['another expiration', [saved({ ...shopCard, expirationDate: '2031-06' }, isNew)], {}, ofCard, null],
    ['a card, for an account', [saved({ ...shopCard, lastFourDigits: '6789' }, isNew)], {}, ofBank, null],
    ['an account of another kind', [saved(shopBank, isNew)], {}, { ...ofBank, accountType: 'savings' }, null],
    [
      'two that it could be',
      [saved(shopCard, isNew), saved({ ...shopCard, id: 'other' }, isNew)],
      {},
      ofCard,
      null,
    ],
  ])('where the wallet has %s', (_, others, what, number, id) => {
    const before = { methods: [saved(card())] };
    const now = { methods: [saved(card()), ...others] };
    const found = addedAsAsked(before, now, { ...asked, ...what }, number, 'u1');
    expect(found?.method.id ?? null).toBe(id);
  });
});

describe('an edit that nobody answered was made all the same', () => {
  const renaming: AskedMethodEdit = {
    methodId: 'card',
    version: 3,
    name: 'Shop card',
    makePreferred: false,
    cardDataToken: null,
  };
  const replacing = { cardDataToken: 'token' };
  const renamed = card({ name: 'Shop card', isPreferred: false });
  const replaced = { ...renamed, ...given };
  const own = { version: 4, lastChange: change('edited') };

  test.each<[string, SavedMethod, Partial<AskedMethodEdit>, boolean]>([
    ['as it was to be', saved(renamed, own), {}, true],
    ['as it was seen', saved(renamed, { ...own, version: 3 }), {}, false],
    ['edited more than once', saved(renamed, { ...own, version: 5 }), {}, false],
    ['named so by a colleague', saved(renamed, { ...own, lastChange: change('edited', 'u2') }), {}, false],
    ['named so, nobody knows by whom', saved(renamed, { ...own, lastChange: null }), {}, false],
    ['of another name', saved({ ...renamed, name: 'Card' }, own), {}, false],
    ['not the first, as it was to be', saved(renamed, own), { makePreferred: true }, false],
    [
      'the first, as it was to be',
      saved({ ...renamed, isPreferred: true }, own),
      { makePreferred: true },
      true,
    ],
    ['of the new card’s number', saved(replaced, own), replacing, true],
    ['of the old card’s number', saved(renamed, own), replacing, false],
    ['there no more', saved({ ...renamed, id: 'other' }, own), {}, false],
  ])('where the method is %s', (_, now, what, isMade) => {
    const number = what.cardDataToken ? ofCard : null;
    expect(isEditedAsAsked({ methods: [now] }, { ...renaming, ...what }, number, 'u1')).toBe(isMade);
  });

  test('unless nobody knows the number of the new card', () => {
    const now = { methods: [saved(replaced, own)] };
    expect(isEditedAsAsked(now, { ...renaming, ...replacing }, null, 'u1')).toBe(false);
  });
});

test.each([
  ['there no more', [bankAccount()], true],
  ['still there', [bankAccount(), card()], false],
])('a method was deleted where it is %s', (_, methods, isDeleted) => {
  const now = { methods: methods.map((method) => saved(method)) };
  expect(isDeletedAsAsked(now, { methodId: 'card' })).toBe(isDeleted);
});
