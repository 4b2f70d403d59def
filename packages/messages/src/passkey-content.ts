import type { PasskeyMessage } from '@linework/domain';
import type { MessageContent } from './message-content.types.ts';
import type { MessageReader } from './message-reader.ts';
import type { MessageValues } from './message-values.ts';
import { plainValue, unlinked } from './plain-value.ts';
import { signInChange } from './sign-in-change.ts';

/** What is told of a passkey that was added or removed: which one, by its name or by what made it. */
export function passkeyContent(
  { kind, username, name, browser, system, changedAt: at }: PasskeyMessage,
  { t, row }: MessageValues,
  { timeZone }: MessageReader,
): MessageContent {
  const madeBy = { browser: t(`browsers.${browser}`), system: t(`systems.${system}`) };
  return signInChange({
    title: t(`passkey.${kind}.title`),
    lead: t(`passkey.${kind}.lead`),
    rows: [
      row('rows.username', plainValue(username)),
      row('rows.passkey', name === null ? t('values.browser', madeBy) : unlinked(name)),
      row('rows.changedAt', t('values.instant', { at: { at, timeZone } })),
    ],
    notYou: t('passkey.notYou'),
  });
}
