import { cardOutcomesCopy } from './card-outcomes.copy.ts';
import { outcomeActionsCopy } from './outcome-actions.copy.ts';

/** Every word of an outcome as a card. A file of its own: pages with cards fetch no more. */
export const outcomeCardBundles = [cardOutcomesCopy, outcomeActionsCopy];
