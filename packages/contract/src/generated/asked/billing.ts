// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { BillingSummaryQuery, BillingSummaryQueryVariables } from '../graph.ts';

export const BillingSummaryDocument: TypedDocument<BillingSummaryQuery, BillingSummaryQueryVariables> = {
  id: 'sha256:1f4943087121b86d668af3974165ae7204488bfa6c0c3187989e021678b0a6d4',
  name: 'BillingSummary',
};
