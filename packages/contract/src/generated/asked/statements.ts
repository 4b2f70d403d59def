// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { StatementQuery, StatementQueryVariables, StatementRangeQuery, StatementRangeQueryVariables, StatementsQuery, StatementsQueryVariables } from '../graph.ts';

export const StatementDocument: TypedDocument<StatementQuery, StatementQueryVariables> = {
  id: 'sha256:298850d1ca6571a44f5aaa07e5059b5bbe4fa3d32671021816bdfed133c542ac',
  name: 'Statement',
};

export const StatementsDocument: TypedDocument<StatementsQuery, StatementsQueryVariables> = {
  id: 'sha256:fbcc564dbf8699cc00d1043c9374ad1fccdb657af62fd4d4b74c092da97428d4',
  name: 'Statements',
};

export const StatementRangeDocument: TypedDocument<StatementRangeQuery, StatementRangeQueryVariables> = {
  id: 'sha256:8e04e9ef304a0cf1806ecabf17e958cc76f2360f192b2f47148ff6b28613800d',
  name: 'StatementRange',
};
