import { expect, test } from 'vitest';
import type { Notebook } from '../findings.ts';
import { contactSheet } from './contact-sheet.ts';
import { findingLines, isGood } from './lines.ts';

const found: Notebook = {
  findings: [
    { username: 'maple', where: 'billing home', what: 'says <b>two</b> things' },
    { username: 'softoff', where: 'billing home', what: 'says <b>two</b> things' },
  ],
  pictures: [
    { username: 'maple', where: 'billing home', file: 'maple-billing-home.jpg' },
    { username: 'maple', where: 'sign-in', file: 'maple-sign-in.jpg' },
  ],
  left: [],
};

test('what several pages have is told once, with each of them', () => {
  expect(findingLines(found)).toEqual([
    '- says <b>two</b> things',
    '    maple: billing home',
    '    softoff: billing home',
  ]);
});

test('how much each page shifts stands beside the page', () => {
  const moved = (username: string, by: string) => ({
    username,
    where: 'billing home',
    what: `the layout of /billing shifts by ${by}`,
  });
  expect(findingLines({ ...found, findings: [moved('maple', '0.03'), moved('softoff', '0.10')] })).toEqual([
    '- the layout of /billing shifts',
    '    maple: billing home by 0.03',
    '    softoff: billing home by 0.10',
  ]);
});

test('a round is good only where nothing was found and nobody left out', () => {
  expect(isGood(found)).toBe(false);
  expect(isGood({ findings: [], pictures: [], left: ['maple (paid)'] })).toBe(false);
  expect(isGood({ findings: [], pictures: [], left: [] })).toBe(true);
});

test('the sheet marks the page on which something was found, and writes markup as words', () => {
  const html = contactSheet('en, 390 px', found);
  expect(html.match(/<figure data-found>/g)).toHaveLength(1);
  expect(html.match(/<figure>/g)).toHaveLength(1);
  expect(html).toContain('says &lt;b&gt;two&lt;/b&gt; things');
});
