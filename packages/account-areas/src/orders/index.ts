import { methodLabelsCopy } from '@linework/parts/methods';
import { outcomeCardBundles } from '@linework/parts/outcomes';
import { ordersCopy } from './orders.copy.ts';

export { OrderScreen } from './OrderScreen.tsx';
export { OrdersScreen } from './OrdersScreen.tsx';
export type { OrderLinks } from './orders.types.ts';

/** Every word of the pages. */
export const ordersBundles = [ordersCopy, methodLabelsCopy, ...outcomeCardBundles];
