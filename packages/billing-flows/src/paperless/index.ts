import { flowCopy } from '@linework/parts/flow';
import { formsCopy } from '@linework/parts/forms';
import { outcomeBundles } from '@linework/parts/outcomes';
import { lazy } from 'react';
import { paperlessCopy } from './paperless.copy.ts';

export type { PaperlessAddress, PaperlessFlowProps, PaperlessPorts } from './paperless.types.ts';

/** The flow, loaded when it is first shown. */
export const Paperless = lazy(async () => ({
  default: (await import('./PaperlessFlow.tsx')).PaperlessFlow,
}));

/** Every word of the flow, to have at hand before it shows. */
export const paperlessBundles = [paperlessCopy, flowCopy, formsCopy, ...outcomeBundles];
