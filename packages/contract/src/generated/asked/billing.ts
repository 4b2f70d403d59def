// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { BillingSummaryQuery, BillingSummaryQueryVariables } from '../graph.ts';

export const BillingSummaryDocument: TypedDocument<BillingSummaryQuery, BillingSummaryQueryVariables> = {
  id: 'sha256:150929d2af166edafbc51bbe364539e03975f1c1243670d6612cb60ea56b063e',
  name: 'BillingSummary',
};
