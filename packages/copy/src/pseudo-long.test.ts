import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createCopy } from './create-copy.ts';
import { addCopy } from './load-copy.ts';
import { lengthen } from './pseudo-long.ts';
import { translator } from './translate.ts';

it('is about two fifths longer, whatever the text', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z ,.]{8,300}$/), (text) => {
      const ratio = lengthen(text).length / text.length;
      expect(ratio).toBeGreaterThan(1.2);
      expect(ratio).toBeLessThan(1.6);
    }),
  );
});

it('keeps placeholders and slots', () => {
  const text = 'Pay {{amount, money}} by <terms>our terms</terms>';
  expect(lengthen(text)).toContain(text);
});

it('lengthens every text of the page', async () => {
  const copy = createCopy({ language: 'en', pseudoLong: true, strict: true });
  await addCopy(copy, 'pay', 'en', { title: 'Review and submit', group: { hello: 'Hello, {{name}}' } });
  const { translate } = translator(copy, 'pay', 'en');
  expect(translate('title').length).toBeGreaterThan('Review and submit'.length * 1.3);
  expect(translate('group.hello', { name: 'Ada' })).toMatch(/^Hello, Ada .+/);
});
