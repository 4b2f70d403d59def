import { expect, it } from 'vitest';
import { storiesByWord } from './where-shown.ts';

const story = (id: string, title: string) => ({ id, title, name: 'Default' });

it('a whole screen speaks for a text before a list of everything does, and the one that shows little else first', () => {
  const found = storiesByWord(
    {
      words: { register: ['a:b'], busy: ['a:a', 'a:b', 'a:c'], calm: ['a:b', 'a:c'] },
      seen: {},
    },
    [story('register', 'Outcomes/Register'), story('busy', 'Flows/Payment'), story('calm', 'Flows/Payment')],
  );
  expect(found.get('a:b')?.map(({ id }) => id)).toEqual(['calm', 'busy', 'register']);
  expect(found.get('a:a')?.map(({ id }) => id)).toEqual(['busy']);
  expect(found.has('a:d')).toBe(false);
});

it('a story that the catalogue no longer lists is named by its id', () => {
  expect(storiesByWord({ words: { gone: ['a:a'] }, seen: {} }, []).get('a:a')).toMatchObject([
    { id: 'gone', title: 'gone' },
  ]);
});

it('a story in whose picture a text can be read comes before one that only holds it folded away', () => {
  const words = { folded: ['a:a'], open: ['a:a', 'a:b'] };
  const stories = [story('folded', 'Flows/Payment'), story('open', 'Outcomes/Register')];
  const found = storiesByWord({ words, seen: { folded: [], open: ['a:a'] } }, stories);
  expect(found.get('a:a')?.map(({ id }) => id)).toEqual(['open', 'folded']);
});
