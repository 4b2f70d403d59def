import { latePart } from '@linework/parts/loadable';

/** At the foot of the page, after what the customer came for. */
export const LateFoot = latePart(async () => {
  const { Foot: Part, footWords: words } = await import('./Foot.tsx');
  return { Part, words };
});

/** Before anybody has signed in: what this browser keeps for us. */
export const LateCookiesLink = latePart(async () => {
  const { CookiesLink: Part } = await import('./CookiesLink.tsx');
  const { footCopy } = await import('./foot.copy.ts');
  return { Part, words: [footCopy] };
});
