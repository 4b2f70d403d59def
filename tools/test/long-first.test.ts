import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { heaviestFirst, weightOf } from './long-first.ts';

let folder: string;
const at = (name: string) => path.join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'linework-weights-'));
  const written = {
    'long.test.ts': `describeOnOneEngine('${'a'.repeat(400)}')`,
    'lives.test.ts': "import { month } from './month.ts';",
    'month.ts': `import { day } from './day.ts'; // ${'a month '.repeat(40)}`,
    'day.ts': `// ${'a day '.repeat(200)}`,
    'engines.test.ts': `describeOnEachEngine('${'a'.repeat(300)}')`,
    'starts.test.ts': `import { startEdge } from './edge-process.ts'; // ${'a'.repeat(300)}`,
    'edge-process.ts': '// Starts one.',
  };
  for (const [name, text] of Object.entries(written)) writeFileSync(at(name), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a file is begun before others by what it brings along, on how many engines, and the processes that it starts', () => {
  const files = ['long.test.ts', 'engines.test.ts', 'lives.test.ts', 'starts.test.ts'];
  expect(heaviestFirst(files, (name) => weightOf(at(name)))).toEqual([
    'lives.test.ts',
    'starts.test.ts',
    'engines.test.ts',
    'long.test.ts',
  ]);
});

test('what weighs the same stays in its place', () => {
  expect(heaviestFirst(['b', 'a', 'c'], () => 1)).toEqual(['b', 'a', 'c']);
});
