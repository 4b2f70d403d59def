import { MessageSettings } from '@linework/account-areas/message-settings';
import { ChangeMessageSettingDocument } from '@linework/contract';
import { isToldOfAll, type MessageSetting } from '@linework/domain';
import { useSWRConfig } from 'swr';
import { useLoadable } from '../../answers/use-loadable.ts';
import { askGraph } from '../../api/graph.ts';
import { messageSettingsQuestion } from '../../api/message-settings.ts';
import { throughPort } from '../../api/port-calls.ts';
import { useFlowPanel } from '../../flow-panel/use-flow-panel.tsx';
import { useSignedIn } from '../../portal/use-signed-in.ts';

/** What whoever is signed in is emailed about this account. */
export default function MessageSettingsPanel() {
  const { accountId, flow } = useFlowPanel();
  const { user } = useSignedIn();
  const { mutate } = useSWRConfig();
  const question = messageSettingsQuestion(accountId);

  /** Keeps a setting. Without an answer nobody knows whether it is kept: then all of them are asked for again. */
  async function change({ kind, isOn }: MessageSetting): Promise<void> {
    const asked = askGraph(ChangeMessageSettingDocument, { input: { accountId, kind, isOn } });
    try {
      const { changeMessageSetting } = await throughPort(asked);
      await mutate(question.key, changeMessageSetting, { revalidate: false });
    } catch (problem) {
      void mutate(question.key);
      throw problem;
    }
  }

  return (
    <MessageSettings
      {...flow}
      settings={useLoadable(question)}
      hearsOfAll={isToldOfAll(user.role)}
      change={change}
    />
  );
}
