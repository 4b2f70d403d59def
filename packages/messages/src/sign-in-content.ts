import { type Message, recoveryMinutes, shownRecoveryCode } from '@linework/domain';
import type { MessageContent } from './message-content.types.ts';
import type { MessageReader } from './message-reader.ts';
import type { MessageValues } from './message-values.ts';
import { plainValue } from './plain-value.ts';

type AboutSignIn = Extract<
  Message,
  { readonly kind: 'passwordCode' | 'usernameReminder' | 'passwordChanged' }
>;
type AboutNewSignIn = Extract<
  Message,
  { readonly kind: 'emailCode' | 'signInCreated' | 'signInAdded' | 'newDevice' }
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

/** What is told of a sign-in that is being made, was made, or is used somewhere new. @param code of an address to confirm */
export function newSignInContent(
  message: AboutNewSignIn,
  { t, row, person }: MessageValues,
  { timeZone }: MessageReader,
  code: string | null,
): MessageContent {
  const instant = (at: string) => t('values.instant', { at: { at, timeZone } });
  switch (message.kind) {
    case 'emailCode':
      return {
        ...plain,
        isAboutNoAccount: true,
        subject: t('emailCode.subject'),
        heading: t('emailCode.heading'),
        ...(code !== null && { code: shownRecoveryCode(code) }),
        lead: t('passwordCode.lead', { minutes: recoveryMinutes }),
        rows: [],
        notes: [t('passwordCode.never'), t('emailCode.ignore')],
      };
    case 'signInCreated':
      return {
        ...plain,
        subject: t('signInCreated.subject'),
        heading: t('signInCreated.heading'),
        lead: t('signInCreated.lead'),
        rows: [
          row('rows.username', plainValue(message.username)),
          row('rows.createdAt', instant(message.createdAt)),
        ],
        notes: [],
        isAboutAccess: true,
      };
    case 'signInAdded':
      return {
        ...plain,
        subject: t('signInAdded.subject'),
        heading: t('signInAdded.heading'),
        lead: t('signInAdded.lead'),
        rows: [...person('rows.person', message.name), row('rows.createdAt', instant(message.createdAt))],
        notes: [t(`signInAdded.access.${message.role}`)],
        isAboutAccess: true,
      };
    default: {
      const { browser, system } = message;
      return {
        ...plain,
        subject: t('newDevice.subject'),
        heading: t('newDevice.heading'),
        lead: t('newDevice.lead'),
        rows: [
          row('rows.username', plainValue(message.username)),
          row(
            'rows.device',
            t('values.browser', { browser: t(`browsers.${browser}`), system: t(`systems.${system}`) }),
          ),
          row('rows.signedInAt', instant(message.signedInAt)),
        ],
        notes: [t('newDevice.notYou')],
        isAboutAccess: true,
      };
    }
  }
}
