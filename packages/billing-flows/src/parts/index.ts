export { balanceCopy } from './balance.copy.ts';
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
export { methodsCopy } from './methods.copy.ts';
export {
  MethodStandingAlert,
  MobileStandingAlert,
  RoleStandingAlert,
  SessionStandingAlert,
  StatementStandingAlert,
} from './named-standing-alerts.tsx';
export { NoConnection } from './no-connection.ts';
export { OutcomeCard, type OutcomeCardProps } from './OutcomeCard.tsx';
export { OutcomeNotice, type OutcomeNoticeProps } from './OutcomeNotice.tsx';
export { OutcomeScreen, type OutcomeScreenProps } from './OutcomeScreen.tsx';
export { outcomeSupportCopy } from './outcome-support.copy.ts';
export { outcomesCopy } from './outcomes.copy.ts';
export { PortProblem } from './port-problem.ts';
export { RestrictionStandingAlert } from './RestrictionStandingAlert.tsx';
export { StandingAlert, type StandingAlertProps } from './StandingAlert.tsx';
export { StandingBadge } from './StandingBadge.tsx';
export { standingsCopy } from './standings.copy.ts';
export { CatalogueContext, StoryOfOutcome } from './story-of-outcome.tsx';
export { SupportPhoneContext } from './support-phone.tsx';
export { useMethodLabel } from './use-method-label.ts';
