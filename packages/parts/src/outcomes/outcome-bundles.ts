import { cardOutcomesCopy } from './card-outcomes.copy.ts';
import { outcomeActionsCopy } from './outcome-actions.copy.ts';
import { outcomesCopy } from './outcomes.copy.ts';
import { waysOnCopy } from './ways-on.copy.ts';

/** Every word of an outcome as a notice or a page, to have at hand before it shows. */
export const outcomeBundles = [outcomesCopy, outcomeActionsCopy, cardOutcomesCopy, waysOnCopy];
