import { flowCopy } from '@linework/parts/flow';
import { outcomeBundles } from '@linework/parts/outcomes';
import { lazy } from 'react';
import { flowNameCopy } from './flow-name.copy.ts';

export type { FlowNameAddress, FlowNameFlowProps, FlowNamePorts } from './flow-name.types.ts';

const load = () => import('./FlowNameFlow.tsx');

/** The flow, loaded when it is first shown. */
export const FlowName = lazy(async () => ({ default: (await load()).FlowNameFlow }));

/** Fetches the flow before it is shown. */
export const preloadFlowName = async (): Promise<void> => void (await load());

/** Every word of the flow, to have at hand before it shows. */
export const flowNameBundles = [flowNameCopy, flowCopy, ...outcomeBundles];
