import { expect, test } from 'vitest';
import { textOf } from '../../../apps/portal/journeys/support/words.ts';
import { labelled, tellings } from './facts.ts';

test.each(['en', 'es'] as const)(
  'every text that tells a fact is there and has its placeholders, in %s',
  (language) => {
    const missing = [...tellings, ...labelled].flatMap(({ file, key, of = {} }) => {
      const text = textOf(file, key, language);
      return Object.keys(of)
        .filter((name) => !text.includes(`{{${name}`))
        .map((name) => `${file} ${key} ${name}`);
    });
    expect(missing).toEqual([]);
  },
);
