import { messageSettings, type OptionalMessage } from '@linework/domain';
import { storyScenario } from '@linework/fixtures';
import { sampleFlowProps } from '@linework/parts/flow/sample';
import { useState } from 'react';
import { MessageSettings, type MessageSettingsProps } from './MessageSettings.tsx';

export interface SampleSettingsProps extends Partial<MessageSettingsProps> {
  readonly address?: string;
  /** What is off as the page opens. */
  readonly switchedOff?: readonly OptionalMessage[];
}

/** The page of a sample customer, whose settings are kept as they are pressed. */
export function SampleSettings({ address, switchedOff = [], change, ...props }: SampleSettingsProps) {
  const scenario = storyScenario('current');
  const [off, setOff] = useState(switchedOff);
  return (
    <MessageSettings
      {...sampleFlowProps(scenario)}
      hearsOfAll
      settings={{
        status: 'ready',
        value: { address: address ?? scenario.users[0].email, settings: messageSettings(off) },
      }}
      change={async (setting) => {
        await change?.(setting);
        setOff((were) => [
          ...were.filter((kind) => kind !== setting.kind),
          ...(setting.isOn ? [] : [setting.kind]),
        ]);
      }}
      {...props}
    />
  );
}
