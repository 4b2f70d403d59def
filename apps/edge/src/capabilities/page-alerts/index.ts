/* What the session tells of alerts. */
export { pageAlertsFor } from './page-alerts.ts';
