import { balanceCopy } from '@linework/parts/balance';
import { flowCopy } from '@linework/parts/flow';
import { formsCopy } from '@linework/parts/forms';
import { methodLabelsCopy, methodsCopy } from '@linework/parts/methods';
import { outcomeBundles } from '@linework/parts/outcomes';
import { paymentCopy } from '@linework/parts/payment';
import { lazy } from 'react';
import { quickPayCopy } from './quick-pay.copy.ts';

export type { QuickPayLinks, QuickPayPorts, QuickPayProps } from './quick-pay.types.ts';

const load = () => import('./QuickPayDialog.tsx');

/** The dialog, loaded when it is first opened. */
export const QuickPay = lazy(async () => ({ default: (await load()).QuickPayDialog }));

/** Fetches it before it is opened. */
export const preloadQuickPay = async (): Promise<void> => void (await load());

/** Every word of it, to have at hand before it shows. */
export const quickPayBundles = [
  quickPayCopy,
  flowCopy,
  paymentCopy,
  balanceCopy,
  formsCopy,
  methodsCopy,
  methodLabelsCopy,
  ...outcomeBundles,
];
