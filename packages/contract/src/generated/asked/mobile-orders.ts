// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { MobileOrderQuery, MobileOrderQueryVariables, MobileOrdersQuery, MobileOrdersQueryVariables } from '../graph.ts';

export const MobileOrdersDocument: TypedDocument<MobileOrdersQuery, MobileOrdersQueryVariables> = {
  id: 'sha256:3296c1a9dcac11b8a4dad6cdaf20e1311226be1d7faa2c3e2c21ba669a937584',
  name: 'MobileOrders',
};

export const MobileOrderDocument: TypedDocument<MobileOrderQuery, MobileOrderQueryVariables> = {
  id: 'sha256:d66f0184e7c0b69f7926a06fd910da492f1d5514102c531955532ffe4fada0b7',
  name: 'MobileOrder',
};
