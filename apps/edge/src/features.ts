import type { OperationName } from '@linework/contract/operations';
import type { Feature } from './feature.ts';
import { allFeatures } from './generated/features.ts';

/** The operations that no feature answers. */
type Unanswered = Exclude<OperationName, AnsweredBy<(typeof allFeatures)[number]>>;

type AnsweredBy<Some> = Some extends { readonly resolvers: infer Answers } ? keyof Answers : never;

/** All that the edge can do, in no order of meaning. It compiles once each operation is answered. */
export const features: [Unanswered] extends [never] ? readonly Feature[] : Unanswered = allFeatures;
