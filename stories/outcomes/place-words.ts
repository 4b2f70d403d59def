import { type OutcomePlace, placeName } from '@linework/review';
import { notesOf } from '../atlas/flow-notes.ts';

/** A place where outcomes are met, in words for reviewers. */
export const placeWords = (place: OutcomePlace): string => notesOf(place)?.name ?? placeName(place);
