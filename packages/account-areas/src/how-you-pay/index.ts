import { methodLabelsCopy } from '@linework/parts/methods';
import { outcomeActionsCopy } from '@linework/parts/outcomes';
import { savedMethodsCopy } from '@linework/parts/saved-methods';
import { restrictionStandingsCopy } from '@linework/parts/standings';
import { howYouPayCopy } from './how-you-pay.copy.ts';

export { HowYouPayScreen } from './HowYouPayScreen.tsx';
export type { AutoPayStanding, HowYouPayProps } from './how-you-pay.types.ts';

/** Every word of the page. */
export const howYouPayBundles = [
  howYouPayCopy,
  savedMethodsCopy,
  methodLabelsCopy,
  restrictionStandingsCopy,
  outcomeActionsCopy,
];
