import type { PlaceElsewhere } from '../guards/guard.ts';
import type { Page } from '../navigation/page.types.ts';
import { Leaving } from './Leaving.tsx';
import { leavingCopy } from './leaving.copy.ts';

const ForSelfInstall = () => <Leaving place="selfInstall" />;
const ForVoiceManager = () => <Leaving place="voiceManager" />;

const copy = [leavingCopy];

/** The page before each address that is not ours. */
export const leavingPages = {
  selfInstall: { Component: ForSelfInstall, copy },
  voiceManager: { Component: ForVoiceManager, copy },
} as const satisfies Readonly<Record<PlaceElsewhere, Page>>;
