// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { StatementQuery, StatementQueryVariables, StatementRangeQuery, StatementRangeQueryVariables, StatementsQuery, StatementsQueryVariables } from '../graph.ts';

export const StatementDocument: TypedDocument<StatementQuery, StatementQueryVariables> = {
  id: 'sha256:5002b866b574283293cf8ba5d949d1d87e4752faeabfc68006ff08d6f397e2ac',
  name: 'Statement',
};

export const StatementsDocument: TypedDocument<StatementsQuery, StatementsQueryVariables> = {
  id: 'sha256:fbcc564dbf8699cc00d1043c9374ad1fccdb657af62fd4d4b74c092da97428d4',
  name: 'Statements',
};

export const StatementRangeDocument: TypedDocument<StatementRangeQuery, StatementRangeQueryVariables> = {
  id: 'sha256:3e708376a153925dd4a83da163f1eb9f686f64c25f701b39be098d23458fe635',
  name: 'StatementRange',
};
