export { accountNewsCopy } from './account-news.copy.ts';
export { ReturnedAlert, WithSupportAlert } from './account-news-alerts.tsx';
export { FailedPaymentAlert } from './FailedPaymentAlert.tsx';
export { MobileStandingAlert, type MobileStandingAlertProps } from './MobileStandingAlert.tsx';
export { mobileStandingsCopy } from './mobile-standings.copy.ts';
export { NewsActions } from './NewsActions.tsx';
export {
  MethodStandingAlert,
  RoleStandingAlert,
  SessionStandingAlert,
  StatementStandingAlert,
} from './named-standing-alerts.tsx';
export { roleStandingsCopy, statementStandingsCopy } from './named-standings.copy.ts';
export { RestrictionStandingAlert } from './RestrictionStandingAlert.tsx';
export { restrictionStandingsCopy } from './restriction-standings.copy.ts';
export { StandingNotice } from './StandingNotice.tsx';
export { withSupportBesides } from './standing-told.ts';
export { standingsCopy } from './standings.copy.ts';
