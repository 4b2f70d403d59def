import { isPaying, type Money, type StatementActivity, sum } from '@linework/domain';

/** What brings down what is owed, then what adds to it: the order in which the tables of a page have the lines. */
export const byTable = (activity: readonly StatementActivity[]): readonly StatementActivity[] => [
  ...activity.filter(isPaying),
  ...activity.filter((line) => !isPaying(line)),
];

/**
 * Both tables, each with its total where it has rows.
 * @param charged what a statement charges, below what happened before it
 */
export function tablesOf(activity: readonly StatementActivity[], charged: readonly Money[] = []): Money[] {
  const down = activity.filter(isPaying).map(({ amount }) => amount);
  const up = activity.filter((line) => !isPaying(line)).map(({ amount }) => amount);
  return [down, [...up, ...charged]].flatMap((rows) => (rows.length > 0 ? [...rows, sum(rows)] : []));
}
