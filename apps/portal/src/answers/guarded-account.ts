import type { SessionAnswer } from '@linework/contract';
import { complianceQuestion, servicesQuestion } from '../api/account.ts';

/** What guards may ask about the account of whoever is signed in; nothing is asked before one does. */
export const guardedAccount = ({ accountId }: Pick<SessionAnswer, 'accountId'>) => ({
  services: async () => (await servicesQuestion(accountId).ask()).services,
  isCompliant: async () => (await complianceQuestion(accountId).ask()).isCompliant,
});
