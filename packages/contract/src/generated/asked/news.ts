// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { DismissNewsMutation, DismissNewsMutationVariables } from '../graph.ts';

export const DismissNewsDocument: TypedDocument<DismissNewsMutation, DismissNewsMutationVariables> = {
  id: 'sha256:cc2512160a7210d295758361de5e64e706e27f39bda5e94aa59565d9fed8dff7',
  name: 'DismissNews',
};
