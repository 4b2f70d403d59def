// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { BillingSummaryQuery, BillingSummaryQueryVariables } from '../graph.ts';

export const BillingSummaryDocument: TypedDocument<BillingSummaryQuery, BillingSummaryQueryVariables> = {
  id: 'sha256:0f9114da13e76df23730eb7a106e95f637fcb317f340835551872dfc2483bde3',
  name: 'BillingSummary',
};
