// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { StreamingSubscriptionsQuery, StreamingSubscriptionsQueryVariables } from '../graph.ts';

export const StreamingSubscriptionsDocument: TypedDocument<StreamingSubscriptionsQuery, StreamingSubscriptionsQueryVariables> = {
  id: 'sha256:26f0d698b7a7d4b31ad8dbc7c7e36f459d4c9fd0ce79796cfd1861819326daad',
  name: 'StreamingSubscriptions',
};
