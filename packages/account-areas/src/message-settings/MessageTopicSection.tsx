import { useCopy } from '@linework/copy';
import { Alert, Button, CheckIcon, LockIcon, OfflineIcon, StatusText, Switch } from '@linework/design-system';
import { kindsOf, type MessageSetting, type MessageTopic, type OptionalMessage } from '@linework/domain';
import { useId, useRef } from 'react';
import { Fact, Rows, TopicHead, Unkept, Why } from './message-rows.ts';
import { kindNotes, messageSettingsCopy } from './message-settings.copy.ts';
import type { PressedSwitches, UnkeptSwitch } from './use-message-switches.ts';

interface Presses {
  readonly onPress: (setting: MessageSetting) => void;
  readonly onSignIn: () => void;
}

export interface MessageTopicSectionProps extends Presses {
  readonly topic: MessageTopic;
  /** As they are shown. */
  readonly settings: readonly MessageSetting[];
  readonly pressed: PressedSwitches;
}

/** The messages about one thing: a switch for each that somebody may do without, and what is always sent, with why. */
export function MessageTopicSection({ topic, settings, pressed, ...presses }: MessageTopicSectionProps) {
  const { t } = useCopy(messageSettingsCopy);
  const titleId = useId();
  const { optional, always } = kindsOf(topic);
  const isKept = optional.some((kind) => kind === pressed.kept?.kind);
  return (
    <section aria-labelledby={titleId}>
      <TopicHead>
        <h2 id={titleId}>{t(`topics.${topic}`)}</h2>
        {isKept && (
          <StatusText icon={CheckIcon} tone="positive">
            {t('status.saved')}
          </StatusText>
        )}
      </TopicHead>
      <Rows>
        {optional.map((kind) => (
          <SwitchRow
            key={kind}
            kind={kind}
            isOn={settings.some((one) => one.kind === kind && one.isOn)}
            unkept={pressed.unkept.find(({ setting }) => setting.kind === kind)}
            {...presses}
          />
        ))}
        {always.map((kind) => (
          <li key={kind}>
            <Fact>
              <span>{t(`kinds.${kind}`)}</span>
              <StatusText icon={LockIcon}>{t('alwaysOn')}</StatusText>
            </Fact>
          </li>
        ))}
      </Rows>
      {topic !== 'methods' && <Why>{t(`why.${topic}`)}</Why>}
    </section>
  );
}

interface SwitchRowProps extends Presses {
  readonly kind: OptionalMessage;
  readonly isOn: boolean;
  readonly unkept: UnkeptSwitch | undefined;
}

function SwitchRow({ kind, isOn, unkept, onPress, onSignIn }: SwitchRowProps) {
  const { t } = useCopy(messageSettingsCopy);
  const input = useRef<HTMLInputElement>(null);
  const note = kindNotes[kind];
  return (
    <li>
      <Switch
        inputRef={input}
        label={t(`kinds.${kind}`)}
        description={note && t(note)}
        isSelected={isOn}
        onChange={(value) => onPress({ kind, isOn: value })}
      />
      {unkept && (
        <NotKept
          {...unkept}
          onSignIn={onSignIn}
          onPress={(setting) => {
            // The way to try again goes with its notice.
            input.current?.focus();
            onPress(setting);
          }}
        />
      )}
    </li>
  );
}

/** Under the switch that went back: why, what counts now, and the way on. */
function NotKept({ setting, why, onPress, onSignIn }: UnkeptSwitch & Presses) {
  const { t } = useCopy(messageSettingsCopy);
  return (
    <Unkept>
      <Alert
        tone="warning"
        role="alert"
        {...(why === 'offline' && { icon: OfflineIcon })}
        title={t(`unsaved.${why}`)}
        action={
          why === 'signedOut' ? (
            <Button variant="quiet" onPress={onSignIn}>
              {t('unsaved.signIn')}
            </Button>
          ) : (
            <Button
              variant="quiet"
              aria-label={t('unsaved.retryWhich', { kind: t(`kinds.${setting.kind}`) })}
              onPress={() => onPress(setting)}
            >
              {t('unsaved.retry')}
            </Button>
          )
        }
      >
        {t(setting.isOn ? 'unsaved.stillOff' : 'unsaved.stillOn')}
      </Alert>
    </Unkept>
  );
}
