// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { StatementQuery, StatementQueryVariables, StatementRangeQuery, StatementRangeQueryVariables, StatementsQuery, StatementsQueryVariables } from '../graph.ts';

export const StatementDocument: TypedDocument<StatementQuery, StatementQueryVariables> = {
  id: 'sha256:48e89b01018770745a0ffcad7f5e498e86a354ed66ae85aab440e6820c1bdb60',
  name: 'Statement',
};

export const StatementsDocument: TypedDocument<StatementsQuery, StatementsQueryVariables> = {
  id: 'sha256:96d8bc36748e2838c5c88d2c303761afc71f84b7b5e5d8005880a622bb640ceb',
  name: 'Statements',
};

export const StatementRangeDocument: TypedDocument<StatementRangeQuery, StatementRangeQueryVariables> = {
  id: 'sha256:a122bea0f0c031935b7336f56c6889d0af76905b82a6963325c4c73554cc8999',
  name: 'StatementRange',
};
