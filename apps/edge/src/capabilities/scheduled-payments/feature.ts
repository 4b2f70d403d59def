import type { Feature } from '../../feature.ts';
import { scheduledMutations } from './scheduled-mutations.ts';
import { scheduledQueries } from './scheduled-queries.ts';

/** Payments that wait for their day: how they stand, and how they are changed and canceled before it. */
export const scheduledPaymentsFeature = {
  resolvers: { ...scheduledQueries, ...scheduledMutations },
} satisfies Feature;
