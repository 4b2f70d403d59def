// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { CustomerBillsQuery, CustomerBillsQueryVariables } from '../graph.ts';

export const CustomerBillsDocument: TypedDocument<CustomerBillsQuery, CustomerBillsQueryVariables> = {
  id: 'sha256:dbd263c64f0487d90fad47be763774787c7c5710dcadbea48788cc190f9f8dc4',
  name: 'CustomerBills',
};
