// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { DismissNewsMutation, DismissNewsMutationVariables } from '../graph.ts';

export const DismissNewsDocument: TypedDocument<DismissNewsMutation, DismissNewsMutationVariables> = {
  id: 'sha256:c34ca43be68b5a1376864f340421bffe6721cf28893680fe36804b8a7e34e182',
  name: 'DismissNews',
};
