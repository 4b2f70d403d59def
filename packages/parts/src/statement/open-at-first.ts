import type { Statement } from '@linework/domain';

/** What happened before has this name among the folds; sections have that of their service. */
export const previousFold = 'previous';

/** More lines than this push everything else out of sight. */
const linesShown = 8;

/** Every fold of a statement, in its order. */
export const foldsOf = ({ previous, sections }: Statement): readonly string[] => [
  ...(previous.billDate !== null || previous.activity.length > 0 ? [previousFold] : []),
  ...sections.map(({ service }) => service),
];

/** What stands open when a statement is opened: what happened before, the first section, each in which a price changed. */
export const openAtFirst = ({ previous, sections }: Statement): readonly string[] => [
  ...(previous.activity.length < linesShown ? [previousFold] : []),
  ...sections
    .filter(({ lines }, place) => lines.length <= linesShown && (place === 0 || lines.some(({ was }) => was)))
    .map(({ service }) => service),
];
