import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const wordsOf = (place: string) => JSON.parse(readFileSync(new URL(place, import.meta.url), 'utf8'));

test.each([
  ['en', /^New charges /],
  ['es', /^Los cargos nuevos /],
] as const)('how bills differ is said of new charges wherever it is told, in %s', (language, lead) => {
  const { change } = wordsOf(`./bills.${language}.json`);
  const { compare } = wordsOf(`../statement/statement.${language}.json`);
  for (const way of ['up', 'down', 'same', 'sameTotal']) {
    expect(change[way]).toMatch(lead);
    expect(compare[way]).toMatch(lead);
  }
});
