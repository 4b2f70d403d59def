import { readFileSync } from 'node:fs';
import path from 'node:path';
import { outcomeCodes } from '@linework/domain';
import { outcomeStoryId } from '@linework/review';
import { toId } from 'storybook/internal/csf';
import { expect, it } from 'vitest';
import { readOutcomeTitles } from './outcome-titles.ts';
import { storyFiles } from './story-files.ts';

const files = storyFiles(readOutcomeTitles());

it.each(files)('$name is in step with the outcome catalogue', ({ name, text }) => {
  expect(readFileSync(path.join(import.meta.dirname, name), 'utf8')).toBe(text);
});

it('every outcome has exactly one story', () => {
  const tags = files.flatMap(({ text }) => text.match(/outcome:LW-\w+-\d+/g) ?? []);
  expect(tags.sort()).toEqual(outcomeCodes.map((code) => `outcome:${code}`).sort());
});

it('an outcome’s story is found by its code', () => {
  expect(outcomeStoryId('LW-PAY-010')).toBe(toId('Outcomes/Payment', 'LW PAY 010'));
  expect(outcomeStoryId('LW-APY-010')).toBe(toId('Outcomes/Auto Pay', 'LW APY 010'));
  expect(outcomeStoryId('LW-AUT-020')).toBe(toId('Outcomes/Sign-in', 'LW AUT 020'));
});
