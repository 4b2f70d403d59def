import { MessageSettings } from '@linework/account-areas/message-settings';
import { ChangeMessageSettingDocument, MessageSettingsDocument } from '@linework/contract';
import { isToldOfAll, type MessageSetting } from '@linework/domain';
import { mutate } from 'swr';
import { useLoadable } from '../../answers/use-loadable.ts';
import { graphQuestion } from '../../api/account-question.ts';
import { askGraph } from '../../api/graph.ts';
import { throughPort } from '../../api/port-calls.ts';
import { useFlowPanel } from '../../flow-panel/use-flow-panel.tsx';
import { useSignedIn } from '../../portal/use-signed-in.ts';

const settingsQuestion = graphQuestion(
  (accountId: string) => ({ document: MessageSettingsDocument, variables: { accountId } }),
  ({ messageSettings }) => messageSettings,
);

/** Keeps a setting. Without an answer nobody knows whether it is kept: then all of them are asked for again. */
async function keepSetting(accountId: string, { kind, isOn }: MessageSetting): Promise<void> {
  const { key } = settingsQuestion(accountId);
  const asked = askGraph(ChangeMessageSettingDocument, { input: { accountId, kind, isOn } });
  try {
    const { changeMessageSetting } = await throughPort(asked);
    await mutate(key, changeMessageSetting, { revalidate: false });
  } catch (problem) {
    void mutate(key);
    throw problem;
  }
}

/** What whoever is signed in is emailed about this account. */
export default function MessageSettingsPanel() {
  const { accountId, flow } = useFlowPanel();
  const { user } = useSignedIn();
  return (
    <MessageSettings
      {...flow}
      settings={useLoadable(settingsQuestion(accountId))}
      hearsOfAll={isToldOfAll(user.role)}
      change={(setting) => keepSetting(accountId, setting)}
    />
  );
}
