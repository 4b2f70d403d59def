import { flowCopy } from '@linework/parts/flow';
import { formsCopy } from '@linework/parts/forms';
import { outcomeBundles } from '@linework/parts/outcomes';
import { lazy } from 'react';
import { paperlessCopy } from './paperless.copy.ts';

export type { PaperlessAddress, PaperlessFlowProps, PaperlessPorts } from './paperless.types.ts';

const load = () => import('./PaperlessFlow.tsx');

/** The flow, loaded when it is first shown. */
export const Paperless = lazy(async () => ({ default: (await load()).PaperlessFlow }));

/** Fetches the flow before it is shown. */
export const preloadPaperless = async (): Promise<void> => void (await load());

/** Every word of the flow, to have at hand before it shows. */
export const paperlessBundles = [paperlessCopy, flowCopy, formsCopy, ...outcomeBundles];
