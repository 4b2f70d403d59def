import { MessageSettingsDocument } from '@linework/contract';
import { graphQuestion } from './account-question.ts';

/** What whoever is signed in is emailed about an account, and where to. */
export const messageSettingsQuestion = graphQuestion(
  (accountId: string) => ({ document: MessageSettingsDocument, variables: { accountId } }),
  ({ messageSettings }) => messageSettings,
);
