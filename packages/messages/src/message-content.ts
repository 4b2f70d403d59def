import type { Message, MessageNow } from '@linework/domain';
import { begunContent, comingContent, endedContent } from './auto-pay-content.ts';
import type { MessageContent } from './message-content.types.ts';
import type { MessageReader } from './message-reader.ts';
import type { MessageValues } from './message-values.ts';
import { expiringContent, methodContent } from './method-content.ts';
import { passkeyContent } from './passkey-content.ts';
import { paymentContent } from './payment-content.ts';
import { changedContent } from './scheduled-content.ts';
import { secondStepContent } from './second-step-content.ts';
import { newSignInContent, signInContent } from './sign-in-content.ts';

/** What a message says to one reader. */
export function messageContent(
  message: Message,
  values: MessageValues,
  reader: MessageReader,
  now: MessageNow,
): MessageContent {
  switch (message.kind) {
    case 'autoPayOn':
    case 'autoPayChanged':
      return begunContent(message, values, reader, now);
    case 'autoPayOff':
      return endedContent(message, values);
    case 'debitComing':
      return comingContent(message, values, reader);
    case 'cardExpiring':
      return expiringContent(message, values);
    case 'methodAdded':
    case 'methodRemoved':
      return methodContent(message, values);
    case 'paymentChanged':
      return changedContent(message, values, reader);
    case 'passwordCode':
    case 'usernameReminder':
    case 'passwordChanged':
      return signInContent(message, values, reader, now.code);
    case 'secondStepOn':
    case 'secondStepOff':
    case 'spareCodesMade':
    case 'spareCodeUsed':
    case 'secondStepFailed':
      return secondStepContent(message, values, reader);
    case 'passkeyAdded':
    case 'passkeyRemoved':
      return passkeyContent(message, values, reader);
    case 'emailCode':
    case 'signInCreated':
    case 'signInAdded':
    case 'newDevice':
      return newSignInContent(message, values, reader, now.code);
    default:
      return paymentContent(message, values, reader, now);
  }
}
