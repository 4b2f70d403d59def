import type { SecondStepMessage } from '@linework/domain';
import type { MessageContent } from './message-content.types.ts';
import type { MessageReader } from './message-reader.ts';
import type { MessageValues } from './message-values.ts';
import { plainValue } from './plain-value.ts';
import { signInChange } from './sign-in-change.ts';

/** What the time that is told is that of. */
const timeOf = {
  secondStepOn: 'changedAt',
  secondStepOff: 'changedAt',
  spareCodesMade: 'changedAt',
  spareCodeUsed: 'signedInAt',
  secondStepFailed: 'triedAt',
} as const satisfies Record<SecondStepMessage['kind'], string>;

/** What is told of a second step that was turned on or off, of its recovery codes, and of one that was not passed: that it happened, and no code. */
export function secondStepContent(
  { kind, username, changedAt: at }: SecondStepMessage,
  { t, row }: MessageValues,
  { timeZone }: MessageReader,
): MessageContent {
  return signInChange({
    title: t(`secondStep.${kind}.title`),
    lead: t(`secondStep.${kind}.lead`),
    rows: [
      row('rows.username', plainValue(username)),
      row(`rows.${timeOf[kind]}`, t('values.instant', { at: { at, timeZone } })),
    ],
    notYou: t('secondStep.notYou'),
  });
}
