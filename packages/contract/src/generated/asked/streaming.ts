// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { StreamingSubscriptionsQuery, StreamingSubscriptionsQueryVariables } from '../graph.ts';

export const StreamingSubscriptionsDocument: TypedDocument<StreamingSubscriptionsQuery, StreamingSubscriptionsQueryVariables> = {
  id: 'sha256:1a8f812904fdfae94ffdf795d8f3aeaa895d1d3454226e42c809e154eedb008b',
  name: 'StreamingSubscriptions',
};
