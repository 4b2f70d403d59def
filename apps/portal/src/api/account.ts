import {
  type AccountsAnswer,
  type ComplianceAnswer,
  type DelinquencyScheduleAnswer,
  restPaths,
  type ServicesAnswer,
} from '@linework/contract';
import { restQuestion } from './account-question.ts';

export const accountsQuestion = restQuestion<AccountsAnswer>(restPaths.accounts);
export const servicesQuestion = restQuestion<ServicesAnswer>(restPaths.services);
export const delinquencyScheduleQuestion = restQuestion<DelinquencyScheduleAnswer>(
  restPaths.delinquencySchedule,
);
export const complianceQuestion = restQuestion<ComplianceAnswer>(restPaths.compliance);
