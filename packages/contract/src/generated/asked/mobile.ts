// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { MobileSummaryQuery, MobileSummaryQueryVariables } from '../graph.ts';

export const MobileSummaryDocument: TypedDocument<MobileSummaryQuery, MobileSummaryQueryVariables> = {
  id: 'sha256:8be1cd353138999e0b4535198c7af516fa9dc77bd0cbcb27e087846b62ce2557',
  name: 'MobileSummary',
};
