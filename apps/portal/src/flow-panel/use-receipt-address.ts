import { receiptAddress } from '@linework/domain';
import { useLoadable } from '../answers/use-loadable.ts';
import { messageSettingsQuestion } from '../api/message-settings.ts';
import { useSignedIn } from '../portal/use-signed-in.ts';

/** Where receipts of what the customer pays are emailed, asked for as the flow opens; `null` where they are not, or not known. */
export function useReceiptAddress(): string | null {
  const { accountId, user } = useSignedIn();
  const settings = useLoadable(messageSettingsQuestion(accountId));
  return settings.status === 'ready' ? receiptAddress(settings.value, user.userType) : null;
}
