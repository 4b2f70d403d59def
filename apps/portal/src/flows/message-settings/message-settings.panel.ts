import { messageSettingsBundles } from '@linework/account-areas/message-settings';
import type { Panel } from '../../navigation/page.types.ts';
import MessageSettingsPanel from './MessageSettingsPanel.tsx';

export const panel: Panel = {
  Component: MessageSettingsPanel,
  copy: messageSettingsBundles,
  // All that it is drawn with has come with it.
  preload: () => Promise.resolve(),
};
