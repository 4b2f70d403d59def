import { useCopy } from '@linework/copy';
import {
  Alert,
  Button,
  DescriptionList,
  DescriptionRow,
  EmailAddress,
  Skeleton,
  VisuallyHidden,
} from '@linework/design-system';
import { type MessageSetting, messageTopics } from '@linework/domain';
import { type FlowProps, ReadingFrame, Stack, StepHeading } from '@linework/parts/flow';
import type { Loadable } from '@linework/parts/loadable';
import { useEffect } from 'react';
import { MessageTopicSection } from './MessageTopicSection.tsx';
import { messageSettingsCopy } from './message-settings.copy.ts';
import { shownSettings, useMessageSwitches } from './use-message-switches.ts';

/** What somebody is told of an account, and where to. */
export interface AddressedSettings {
  readonly address: string;
  readonly settings: readonly MessageSetting[];
}

export interface MessageSettingsProps extends FlowProps {
  readonly settings: Loadable<AddressedSettings>;
  /** Whether they hear of everybody's doing on the account, or of their own alone. */
  readonly hearsOfAll: boolean;
  /** Keeps a setting, and has `settings` say so; rejects with `NoConnection` or a `PortProblem` that says why it could not. */
  readonly change: (setting: MessageSetting) => Promise<void>;
}

/** What somebody is emailed about, and what of it they may do without. */
export function MessageSettings(props: MessageSettingsProps) {
  const { settings, onLeave } = props;
  return (
    <ReadingFrame flow={props} onBack={() => onLeave('push')}>
      {settings.status === 'failed' ? (
        <NotLoaded onRetry={settings.onRetry} />
      ) : (
        <Settings {...props} known={settings.status === 'ready' ? settings.value : null} />
      )}
    </ReadingFrame>
  );
}

function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useCopy(messageSettingsCopy);
  return (
    <Stack>
      <StepHeading title={t('title')} />
      <Alert
        tone="warning"
        title={t('failed.title')}
        action={
          <Button variant="quiet" onPress={onRetry}>
            {t('failed.retry')}
          </Button>
        }
      >
        {t('failed.text')}
      </Alert>
    </Stack>
  );
}

/** The address comes first, and may take another line: what stands under it comes with it, and is not pushed down. */
function Settings({
  known,
  hearsOfAll,
  change,
  onSubmittingChange,
  onAction,
}: MessageSettingsProps & { readonly known: AddressedSettings | null }) {
  const { t } = useCopy(messageSettingsCopy);
  const { pressed, press } = useMessageSwitches(change);
  const isSaving = pressed.waiting.length > 0;
  useEffect(() => onSubmittingChange?.(isSaving), [isSaving, onSubmittingChange]);
  const { kept } = pressed;
  const keptSaid = kept && t(kept.isOn ? 'status.on' : 'status.off', { kind: t(`kinds.${kept.kind}`) });
  const said = isSaving ? t('status.saving') : keptSaid;
  return (
    <Stack>
      <StepHeading title={t('title')}>{t(hearsOfAll ? 'lead.all' : 'lead.own')}</StepHeading>
      <VisuallyHidden role="status">{known ? said : t('loading')}</VisuallyHidden>
      {known ? (
        <>
          <DescriptionList>
            <DescriptionRow
              label={t('sentTo')}
              value={<EmailAddress>{known.address}</EmailAddress>}
              note={t('sentToNote')}
            />
          </DescriptionList>
          {messageTopics.map((topic) => (
            <MessageTopicSection
              key={topic}
              topic={topic}
              settings={shownSettings(known.settings, pressed)}
              pressed={pressed}
              onPress={press}
              onSignIn={() => onAction('signIn')}
            />
          ))}
        </>
      ) : (
        <Stack aria-busy>
          <Skeleton shape="block" height="5.5rem" />
          {messageTopics.map((topic) => (
            <Skeleton key={topic} shape="block" height="18rem" />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
