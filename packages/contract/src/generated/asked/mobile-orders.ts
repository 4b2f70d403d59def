// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { MobileOrderQuery, MobileOrderQueryVariables, MobileOrdersQuery, MobileOrdersQueryVariables } from '../graph.ts';

export const MobileOrdersDocument: TypedDocument<MobileOrdersQuery, MobileOrdersQueryVariables> = {
  id: 'sha256:e6940a5f3fb034ffd0cfb4dea7223044b3df4567e1fc6ecb28442cf95c0d668b',
  name: 'MobileOrders',
};

export const MobileOrderDocument: TypedDocument<MobileOrderQuery, MobileOrderQueryVariables> = {
  id: 'sha256:0ef5ffd5fd4e72274954473c17a5046054534631f7e0109b56c6c4085c9ce533',
  name: 'MobileOrder',
};
