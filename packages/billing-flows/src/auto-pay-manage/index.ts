import { authorizationsCopy, autoPayCopy } from '@linework/parts/auto-pay';
import { flowCopy } from '@linework/parts/flow';
import { formsCopy } from '@linework/parts/forms';
import { methodLabelsCopy, methodsCopy } from '@linework/parts/methods';
import { outcomeBundles } from '@linework/parts/outcomes';
import { paymentCopy } from '@linework/parts/payment';
import { lazy } from 'react';
import { autoPayManageCopy } from './auto-pay-manage.copy.ts';

export type {
  AutoPayManageFlowProps,
  AutoPayManagePorts,
  ManageAddress,
  Place,
} from './auto-pay-manage.types.ts';

const load = () => import('./AutoPayManageFlow.tsx');

/** The flow, loaded when it is first shown. */
export const AutoPayManage = lazy(async () => ({ default: (await load()).AutoPayManageFlow }));

/** Fetches the flow before it is shown. */
export const preloadAutoPayManage = async (): Promise<void> => void (await load());

/** Every word of the flow, to have at hand before it shows. */
export const autoPayManageBundles = [
  autoPayManageCopy,
  autoPayCopy,
  authorizationsCopy,
  flowCopy,
  paymentCopy,
  formsCopy,
  methodLabelsCopy,
  methodsCopy,
  ...outcomeBundles,
];
