// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { DismissNewsMutation, DismissNewsMutationVariables } from '../graph.ts';

export const DismissNewsDocument: TypedDocument<DismissNewsMutation, DismissNewsMutationVariables> = {
  id: 'sha256:9b228c6bf13da28f0b7fa63fc9255ae1474dc7c6391bf20b25ba3b5f26fd78b3',
  name: 'DismissNews',
};
