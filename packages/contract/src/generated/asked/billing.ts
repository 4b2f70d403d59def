// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { BillingSummaryQuery, BillingSummaryQueryVariables } from '../graph.ts';

export const BillingSummaryDocument: TypedDocument<BillingSummaryQuery, BillingSummaryQueryVariables> = {
  id: 'sha256:63958d0eadd3b703e40cd2f5d75c26274ac0789b3d831f0d6565d4f033b0d035',
  name: 'BillingSummary',
};
