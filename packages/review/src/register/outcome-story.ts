import type { OutcomeCode } from '@linework/domain';

type OutcomeGroup = OutcomeCode extends infer Code
  ? Code extends `LW-${infer Group}-${string}`
    ? Group
    : never
  : never;

/** The groups of outcome codes as the catalogue titles them, each a place in its sidebar. */
export const outcomeGroups = {
  PAY: 'Payment',
  SCH: 'Scheduled payments',
  BIL: 'Billing',
  TRX: 'Transactions',
  STM: 'Statements',
  APY: 'Auto Pay',
  WAL: 'Wallet',
  PPL: 'Paperless billing',
  MOB: 'Mobile',
  AUT: 'Sign-in',
  SYS: 'System',
} as const satisfies Record<OutcomeGroup, string>;

const isGroup = (name: string | undefined): name is OutcomeGroup =>
  name !== undefined && Object.hasOwn(outcomeGroups, name);

export function outcomeGroupOf(code: OutcomeCode): OutcomeGroup {
  const [, group] = code.split('-');
  if (!isGroup(group)) throw new Error(`${code} belongs to no group of outcomes`);
  return group;
}

/** The id under which the catalogue opens an outcome's story. */
export const outcomeStoryId = (code: OutcomeCode): string =>
  `outcomes-${outcomeGroups[outcomeGroupOf(code)].toLowerCase().replaceAll(' ', '-')}--${code.toLowerCase()}`;

/** The address of an outcome's story. @param catalogue where the catalogue is served */
export const outcomeStoryAddress = (catalogue: string, code: OutcomeCode): string =>
  new URL(`?path=/story/${outcomeStoryId(code)}`, catalogue).href;
