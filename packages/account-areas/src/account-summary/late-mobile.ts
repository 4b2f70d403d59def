import { latePart } from '@linework/parts/loadable';

const card = () => import('./late-mobile-card.ts');

/** Few accounts have mobile service: what tells of it is fetched, with its words, by those that do. */
export const LateMobileCard = latePart(async () => {
  const { MobileCard: Part, devicesCopy, mobileCardCopy } = await card();
  return { Part, words: [mobileCardCopy, devicesCopy] };
});
