// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { CustomerBillsQuery, CustomerBillsQueryVariables } from '../graph.ts';

export const CustomerBillsDocument: TypedDocument<CustomerBillsQuery, CustomerBillsQueryVariables> = {
  id: 'sha256:b8157fa69f32ce68b4995c666beda2b3858f1c89b3c3c25f6018d9a62846ad67',
  name: 'CustomerBills',
};
