import { addCopy, createCopy, type Language } from '@linework/copy';
import { usd } from '@linework/domain';
import { expect, it } from 'vitest';
import { storyWords } from './story-words.ts';

/** Words of a file that there is, said shorter. */
async function wordsIn(language: Language, shown: string[] = []) {
  const copy = createCopy({ language, strict: true, onShown: ({ key }) => shown.push(key) });
  await addCopy(copy, 'amountDue', 'en', {
    pay: 'Pay {{amount, money}} with Auto Pay',
    unconfirmed: 'Read <terms>the terms</terms> (all of them)',
  });
  await addCopy(copy, 'amountDue', 'es', {
    pay: 'Pagar {{amount, money}} con Auto Pay',
    unconfirmed: 'Lea <terms>los términos</terms>',
  });
  return storyWords(copy)('amountDue');
}

it('says a text in the language of the story, its values filled and its tags taken out', async () => {
  const { t } = await wordsIn('es');
  expect(t('pay', { amount: usd(17825) })).toBe('Pagar $178.25 con Auto\u00a0Pay');
  expect(t('unconfirmed')).toBe('Lea los términos');
});

it('finds a text whatever fills its placeholders, by either kind of space, and nothing longer', async () => {
  const { like } = await wordsIn('en');
  expect('Pay $9.00 with Auto\u00a0Pay').toMatch(like('pay'));
  expect('Pay $9.00 with Auto Pay').toMatch(like('pay', { amount: usd(900) }));
  expect('Pay $8.00 with Auto Pay').not.toMatch(like('pay', { amount: usd(900) }));
  expect('Pay $9.00 with Auto Pay today').not.toMatch(like('pay'));
  expect('Read the terms (all of them)').toMatch(like('unconfirmed'));
});

it('does not count as showing the words', async () => {
  const shown: string[] = [];
  const { t, like } = await wordsIn('en', shown);
  t('unconfirmed');
  like('pay');
  expect(shown).toEqual([]);
});

it('asks for every value of a text that is compared whole', async () => {
  const { t } = await wordsIn('en');
  expect(() => t('pay')).toThrow('No value for');
});
