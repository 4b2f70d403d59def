import { randomInt } from 'node:crypto';
import { referenceFrom } from '@linework/domain';

/** A reference that nobody can guess from another, and that no second row or request is likely to have. */
export const newReference = (): string => referenceFrom(randomInt);
