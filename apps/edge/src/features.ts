import { bankConnectFeature } from './capabilities/bank-connect/feature.ts';
import type { FeatureFactory } from './feature.ts';
import { billingFeature } from './graph/serve-graph.ts';
import { workerFeature } from './worker/worker.ts';

/** The parts of the edge beyond session, account and card data, in the order they start. */
export const features: readonly FeatureFactory[] = [billingFeature, bankConnectFeature, workerFeature];
