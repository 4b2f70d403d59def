export type {
  BankDetails,
  CardDataAnswer,
  CardDataFieldProblem,
  CardDataPort,
  CardDataProblem,
  CardDataRequest,
  CardDataToken,
  CardDetails,
  SecurityCodeDetails,
  TokenisedMethod,
} from './card-data.types.ts';
export { NoConnection } from './no-connection.ts';
export { PortProblem } from './port-problem.ts';
