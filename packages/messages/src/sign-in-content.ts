import { type Message, recoveryMinutes, shownRecoveryCode } from '@linework/domain';
import type { MessageContent } from './message-content.types.ts';
import type { MessageReader } from './message-reader.ts';
import type { MessageValues } from './message-values.ts';
import { plainValue } from './plain-value.ts';

type AboutSignIn = Extract<
  Message,
  { readonly kind: 'passwordCode' | 'usernameReminder' | 'passwordChanged' }
>;

const plain = { amount: null, authorization: null, action: 'signIn', isAboutAccess: false } as const;

/** @param code that gets somebody back in; `null` where the message is about none */
export function signInContent(
  message: AboutSignIn,
  { t, row }: MessageValues,
  { timeZone }: MessageReader,
  code: string | null,
): MessageContent {
  const username = row('rows.username', plainValue(message.username));
  switch (message.kind) {
    case 'passwordCode':
      return {
        ...plain,
        subject: t('passwordCode.subject'),
        heading: t('passwordCode.heading'),
        ...(code !== null && { code: shownRecoveryCode(code) }),
        lead: t('passwordCode.lead', { minutes: recoveryMinutes }),
        rows: [username],
        notes: [t('passwordCode.never'), t('passwordCode.ignore')],
      };
    case 'usernameReminder':
      return {
        ...plain,
        subject: t('usernameReminder.subject'),
        heading: t('usernameReminder.heading'),
        lead: t('usernameReminder.lead'),
        rows: [username],
        notes: [t('usernameReminder.ignore')],
      };
    default: {
      const at = { at: message.changedAt, timeZone };
      return {
        ...plain,
        subject: t('passwordChanged.subject'),
        heading: t('passwordChanged.heading'),
        lead: t('passwordChanged.lead'),
        rows: [username, row('rows.changedAt', t('values.instant', { at }))],
        notes: [t('passwordChanged.notYou')],
        isAboutAccess: true,
      };
    }
  }
}
