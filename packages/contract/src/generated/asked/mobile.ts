// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { MobileSummaryQuery, MobileSummaryQueryVariables } from '../graph.ts';

export const MobileSummaryDocument: TypedDocument<MobileSummaryQuery, MobileSummaryQueryVariables> = {
  id: 'sha256:90d2c1e8afae9fb9f6c0a5f86a77ee8edcbe4f914311cee82ba1e8b946187080',
  name: 'MobileSummary',
};
