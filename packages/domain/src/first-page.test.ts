import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = import.meta.dirname;
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'index.ts',
);

/** What a module needs when it runs; types are gone by then. */
const neededBy = (file: string): string[] => {
  const text = readFileSync(join(root, file), 'utf8');
  const imports = [...text.matchAll(/^import (?!type )([\s\S]*?)from '([^']+)';$/gm)];
  return imports
    .filter(([, names = '']) => !/^\{(\s*type \w+,?)+\s*\}\s*$/.test(names))
    .map(([, , from = '']) => (from.startsWith('.') ? join(dirname(file), from) : from));
};

const isSchema = (file: string): boolean => neededBy(file).includes('zod');

test('there are schemas to keep apart', () => {
  expect(sources.filter(isSchema).length).toBeGreaterThan(3);
});

test.each(sources.filter((file) => !isSchema(file)))(
  '%s can be asked without loading the schema library',
  (file) => {
    expect(neededBy(file).filter((needed) => sources.includes(needed) && isSchema(needed))).toEqual([]);
  },
);

test.each(sources.filter(isSchema))('%s exports schemas and types alone', (file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const exported = [...text.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name]) => name);
  expect(exported.length).toBeGreaterThan(0);
  expect(exported.filter((name) => !name?.endsWith('Schema'))).toEqual([]);
});
