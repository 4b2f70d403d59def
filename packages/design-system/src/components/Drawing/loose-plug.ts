import type { DrawingShape } from './Drawing.tsx';

/** A wire that leads nowhere: a page that is not there, or that did not load. In a file of its own: it comes with the portal. */
export const loosePlug: DrawingShape = {
  width: 228,
  height: 160,
  tone: 'brand',
  soft: 'M163 112l21 3-2 18c-1 5-5 8-10 7s-9-4-8-9z',
  ink: 'M8 152h212M52 12v140M25 34h54M25 34l27 22 27-22M32 34v-10M72 34v-10M92 40c1-9 9-15 17-12l9-3-4 8c-1 8-8 12-15 9zM103 43v6M163 112l21 3-2 18c-1 5-5 8-10 7s-9-4-8-9zM168 140l-1 9M178 141l-1 9M196 152v-24h20v24M203 136v5M209 136v5',
  line: 'M0 18c10 6 20 7 32 6 14 4 28 4 40 0 8 10 16 18 28 26 26 12 46 16 52 34 4 13-5 24-17 22-14-2-16-20-4-25 20-7 38 8 42 32',
};
