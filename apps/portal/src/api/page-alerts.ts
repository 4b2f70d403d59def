import { type PageAlertsAnswer, restPaths } from '@linework/contract';
import { call } from './http.ts';

/** Closes an alert for whoever is signed in. @returns what is left @throws CallProblem */
export const dismissPageAlert = (id: string): Promise<PageAlertsAnswer> =>
  call(restPaths.dismissedAlerts, { method: 'POST', body: { id } });
