import type { OutcomeCode } from '@linework/domain';
import { codesInOrder, outcomeGroupOf, outcomeGroups, titleForReviewers } from '@linework/review';

/** The file of a group's stories, by its title: `Auto Pay` is `AutoPayOutcomes`. */
const fileOf = (title: string): string =>
  `${title.replace(/(?:^|[ -])(.)/g, (_, first: string) => first.toUpperCase())}Outcomes`;

const quoted = (text: string): string => `'${text.replaceAll("'", "\\'")}'`;

const story = (code: OutcomeCode, title: string): string => `
export const ${code.replaceAll('-', '_')} = meta.story({
  name: ${quoted(`${code} · ${title}`)},
  args: { code: '${code}' },
  tags: ['outcome:${code}'],
});
`;

const storyFile = (
  title: string,
  stories: readonly string[],
): string => `// Written by generate.ts from the outcome catalogue.
import { fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { OutcomeView } from './OutcomeView.tsx';

const meta = preview.meta({
  title: 'Outcomes/${title}',
  component: OutcomeView,
  args: { onAction: fn() },
});
${stories.join('')}`;

/** The story files of all outcomes, from the titles of their screens: plain literals that Storybook's index can read. */
export function storyFiles(titleOf: (code: OutcomeCode) => string): { name: string; text: string }[] {
  return [...Map.groupBy(codesInOrder, outcomeGroupOf)].map(([group, codes]) => ({
    name: `${fileOf(outcomeGroups[group])}.stories.tsx`,
    text: storyFile(
      outcomeGroups[group],
      codes.map((code) => story(code, titleForReviewers(code, titleOf(code)))),
    ),
  }));
}
