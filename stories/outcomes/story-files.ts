import { type OutcomeCode, outcomeCodes } from '@linework/domain';

/** The groups of codes, each a story file and a place in the sidebar. */
const groups = {
  PAY: { title: 'Payment', file: 'PaymentOutcomes' },
  BIL: { title: 'Billing', file: 'BillingOutcomes' },
  TRX: { title: 'Transactions', file: 'TransactionOutcomes' },
  STM: { title: 'Statements', file: 'StatementOutcomes' },
  APY: { title: 'Auto Pay', file: 'AutoPayOutcomes' },
  WAL: { title: 'Wallet', file: 'WalletOutcomes' },
  PPL: { title: 'Paperless billing', file: 'PaperlessOutcomes' },
  MOB: { title: 'Mobile', file: 'MobileOutcomes' },
  AUT: { title: 'Sign-in', file: 'SignInOutcomes' },
  SYS: { title: 'System', file: 'SystemOutcomes' },
} as const;
type Group = keyof typeof groups;

const isGroup = (name: string | undefined): name is Group =>
  name !== undefined && Object.hasOwn(groups, name);

function groupOf(code: OutcomeCode): Group {
  const [, group] = code.split('-');
  if (!isGroup(group)) throw new Error(`${code} belongs to no group of outcome stories`);
  return group;
}

/** The id under which Storybook opens an outcome's story. */
export const storyIdOf = (code: OutcomeCode): string =>
  `outcomes-${groups[groupOf(code)].title.toLowerCase().replaceAll(' ', '-')}--${code.toLowerCase()}`;

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

/** The story files of all outcomes: name and text, plain literals that Storybook's index can read. */
export function storyFiles(titleOf: (code: OutcomeCode) => string): { name: string; text: string }[] {
  return Object.entries(groups).map(([group, { title, file }]) => ({
    name: `${file}.stories.tsx`,
    text: storyFile(
      title,
      outcomeCodes.filter((code) => groupOf(code) === group).map((code) => story(code, titleOf(code))),
    ),
  }));
}
