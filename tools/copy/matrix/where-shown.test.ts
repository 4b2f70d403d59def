import { expect, it } from 'vitest';
import { storiesByWord } from './where-shown.ts';

const story = (id: string, title: string) => ({ id, title, name: 'Default' });

it('a whole screen speaks for a text before a list of everything does, and the one that shows little else first', () => {
  const found = storiesByWord(
    {
      register: ['a:b'],
      busy: ['a:a', 'a:b', 'a:c'],
      calm: ['a:b', 'a:c'],
    },
    [story('register', 'Outcomes/Register'), story('busy', 'Flows/Payment'), story('calm', 'Flows/Payment')],
  );
  expect(found.get('a:b')?.map(({ id }) => id)).toEqual(['calm', 'busy', 'register']);
  expect(found.get('a:a')?.map(({ id }) => id)).toEqual(['busy']);
  expect(found.has('a:d')).toBe(false);
});

it('a story that the catalogue no longer lists is named by its id', () => {
  expect(storiesByWord({ gone: ['a:a'] }, []).get('a:a')).toMatchObject([{ id: 'gone', title: 'gone' }]);
});
