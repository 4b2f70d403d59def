import { autoPayCopy } from '@linework/parts/auto-pay';
import { balanceCopy } from '@linework/parts/balance';
import { flowCopy } from '@linework/parts/flow';
import { formsCopy } from '@linework/parts/forms';
import { methodLabelsCopy, methodsCopy } from '@linework/parts/methods';
import { outcomeBundles } from '@linework/parts/outcomes';
import { paymentCopy } from '@linework/parts/payment';
import { lazy } from 'react';
import { autoPayEnrollCopy } from './auto-pay-enroll.copy.ts';

export type {
  AutoPayEnrollFlowProps,
  AutoPayEnrollLinks,
  AutoPayEnrollPorts,
  EnrollAddress,
  Place,
} from './auto-pay-enroll.types.ts';

const load = () => import('./AutoPayEnrollFlow.tsx');

/** The flow, loaded when it is first shown. */
export const AutoPayEnroll = lazy(async () => ({ default: (await load()).AutoPayEnrollFlow }));

/** Fetches the flow before it is shown. */
export const preloadAutoPayEnroll = async (): Promise<void> => void (await load());

/** Every word of the flow, to have at hand before it shows. */
export const autoPayEnrollBundles = [
  autoPayEnrollCopy,
  autoPayCopy,
  flowCopy,
  paymentCopy,
  balanceCopy,
  formsCopy,
  methodLabelsCopy,
  methodsCopy,
  ...outcomeBundles,
];
