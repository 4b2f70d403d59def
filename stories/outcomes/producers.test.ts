import { readFileSync } from 'node:fs';
import path from 'node:path';
import { outcomeCodes } from '@linework/domain';
import { scenarioNames } from '@linework/fixtures';
import { outcomeOrigins, titleForReviewers } from '@linework/review';
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
  'byHand' in producer && producer.customer ? [{ code, customer: producer.customer }] : [],
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

const shown = rows.filter(({ specTitle, isSpecTitleHidden }) => specTitle !== null && !isSpecTitleHidden);

it.each(shown)('the English title of $code is the spec’s, word for word', ({ code, specTitle }) => {
  // The spec has this one as a part of a sentence.
  if (code === 'LW-PAY-012') expect(titleOf(code)).toContain(specTitle);
  else expect(titleOf(code)).toBe(specTitle);
});

const hidden = rows.filter(({ isSpecTitleHidden }) => isSpecTitleHidden);

it('only what a program says of itself is kept from customers', () => {
  expect(hidden.map(({ code }) => code)).toEqual(['LW-SYS-020', 'LW-SYS-050', 'LW-SYS-051', 'LW-SYS-052']);
});

it.each(hidden)('$code has the spec’s title in the register, and a customer’s on the screen', (row) => {
  const title = titleOf(row.code);
  expect(title).toBe('This page didn’t load');
  expect(titleForReviewers(row.code, title)).toBe(row.specTitle);
});
