import { bankConnectFeature } from './bank-connect/feature.ts';
import { billingFeature } from './graph/feature.ts';
import type { FeatureFactory } from './http/feature.ts';
import { workerFeature } from './worker/feature.ts';

/** The parts of the edge beyond session, account and card data, in the order they start. */
export const features: readonly FeatureFactory[] = [billingFeature, bankConnectFeature, workerFeature];
