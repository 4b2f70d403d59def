// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { BillingSummaryQuery, BillingSummaryQueryVariables } from '../graph.ts';

export const BillingSummaryDocument: TypedDocument<BillingSummaryQuery, BillingSummaryQueryVariables> = {
  id: 'sha256:ad3c53a63a02b49beb1be225d426d64c45027f826716dc190610914c62f0f034',
  name: 'BillingSummary',
};
