import type { Feature } from '../../feature.ts';
import { walletMutations } from './wallet-mutations.ts';
import { walletQueries } from './wallet-queries.ts';

/** The account's saved methods: what uses each, and how they are added, edited and taken out. */
export const walletFeature = {
  resolvers: { ...walletQueries, ...walletMutations },
} satisfies Feature;
