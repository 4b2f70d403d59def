// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { MobileSummaryQuery, MobileSummaryQueryVariables } from '../graph.ts';

export const MobileSummaryDocument: TypedDocument<MobileSummaryQuery, MobileSummaryQueryVariables> = {
  id: 'sha256:cc2e4b8a04793f4568485abe5373e510bba0075e80ad60387e790a650a323286',
  name: 'MobileSummary',
};
