import { readFileSync } from 'node:fs';
import path from 'node:path';
import { outcomeCodes } from '@linework/domain';
import { scenarioNames } from '@linework/fixtures';
import { outcomeOrigins } from '@linework/review';
import { expect, it } from 'vitest';
import { readOutcomeTitles } from './outcome-titles.ts';

const root = path.resolve(import.meta.dirname, '../..');
const numbers = readFileSync(path.join(root, 'docs/sandbox-numbers.md'), 'utf8').split('\n');
const controls = readFileSync(
  path.join(root, 'apps/edge/src/capabilities/demo-controls/demo-controls.ts'),
  'utf8',
);
const titleOf = readOutcomeTitles();
const rows = outcomeCodes.map((code) => ({ code, ...outcomeOrigins[code] }));

const byNumber = rows.flatMap(({ code, producer }) =>
  'sandboxNumber' in producer ? [{ code, number: producer.sandboxNumber }] : [],
);
const byCustomer = rows.flatMap(({ code, producer }) =>
  'rule' in producer && producer.customer ? [{ code, customer: producer.customer }] : [],
);

it.each(byNumber)('the number that produces $code is published, and published for it', ({ code, number }) => {
  const line = numbers.find((text) => text.includes(`\`${number}\``));
  expect(line).toContain(code);
});

it.each(byCustomer)('the sample customer that produces $code exists', ({ customer }) => {
  expect(scenarioNames).toContain(customer);
});

it('every fault switch is one that the edge has', () => {
  const switches = rows.flatMap(({ producer }) => ('faultSwitch' in producer ? producer.faultSwitch : []));
  expect(switches.length).toBeGreaterThan(0);
  for (const name of switches) expect(controls).toContain(`'/api/demo/${name}'`);
});

it.each(rows)('the English title of $code is the spec’s, word for word', ({ code, specTitle }) => {
  if (specTitle === null) return;
  // The spec has this one as a part of a sentence.
  if (code === 'LW-PAY-012') expect(titleOf(code)).toContain(specTitle);
  else expect(titleOf(code)).toBe(specTitle);
});
