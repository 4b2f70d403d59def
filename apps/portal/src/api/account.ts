import {
  type AccountsAnswer,
  type ComplianceAnswer,
  type DelinquencyScheduleAnswer,
  restPaths,
  type ServicesAnswer,
} from '@linework/contract';
import { call } from './http.ts';

export const fetchAccounts = (): Promise<AccountsAnswer> => call(restPaths.accounts);
export const fetchServices = (): Promise<ServicesAnswer> => call(restPaths.services);
export const fetchDelinquencySchedule = (): Promise<DelinquencyScheduleAnswer> =>
  call(restPaths.delinquencySchedule);
export const fetchCompliance = (): Promise<ComplianceAnswer> => call(restPaths.compliance);
