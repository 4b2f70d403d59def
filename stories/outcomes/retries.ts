import type { Outcome } from '@linework/domain';

/** Whether the same person may try again, for reviewers. */
export const retries = {
  no: 'no',
  sameKey: 'yes, as the same attempt',
  newKey: 'yes, as a new attempt',
} as const satisfies Record<Outcome['retry'], string>;
