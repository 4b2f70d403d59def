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
  id: 'sha256:41d0c60a789d9fd77637ba9f1bfacd82d3e165694293b1579b70ae2a033da23c',
  name: 'StatementRange',
};
