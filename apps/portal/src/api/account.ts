import {
  type AccountsAnswer,
  type CommunityStatusAnswer,
  type ComplianceAnswer,
  type DelinquencyScheduleAnswer,
  type ServicesAnswer,
  startPaths,
} from '@linework/contract';
import { restQuestion } from './account-question.ts';

export const accountsQuestion = restQuestion<AccountsAnswer>(startPaths.accounts);
export const servicesQuestion = restQuestion<ServicesAnswer>(startPaths.services);
export const delinquencyScheduleQuestion = restQuestion<DelinquencyScheduleAnswer>(
  startPaths.delinquencySchedule,
);
export const communityStatusQuestion = restQuestion<CommunityStatusAnswer>(startPaths.communityStatus);
export const complianceQuestion = restQuestion<ComplianceAnswer>(startPaths.compliance);
