import { flowCopy } from '@linework/parts/flow';
import { messageSettingsCopy } from './message-settings.copy.ts';

export { MessageSettings, type MessageSettingsProps } from './MessageSettings.tsx';

/** Every word of the page, to have at hand before it shows. */
export const messageSettingsBundles = [messageSettingsCopy, flowCopy];
