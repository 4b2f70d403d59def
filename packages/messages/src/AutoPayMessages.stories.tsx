import preview from '../../../.storybook/preview.tsx';
import { readsAsPage } from './reads-as-page.ts';
import { SampleMail } from './SampleMail.tsx';

const meta = preview.meta({ title: 'Messages/Auto Pay', component: SampleMail, play: readsAsPage });

export const AutoPayOn = meta.story({ args: { name: 'autoPayOn' } });
export const AutoPayChanged = meta.story({ args: { name: 'autoPayChanged' } });
export const AutoPayChangedWhileConfirming = meta.story({ args: { name: 'autoPayChangedWhileConfirming' } });
export const AutoPayOff = meta.story({ args: { name: 'autoPayOff' } });
export const AutoPayOffWhileConfirming = meta.story({ args: { name: 'autoPayOffWhileConfirming' } });
export const AutoPayGivenUp = meta.story({ args: { name: 'autoPayGivenUp' } });
export const AutoPayGivenUpMobile = meta.story({ args: { name: 'autoPayGivenUpMobile' } });
export const DebitComing = meta.story({ args: { name: 'debitComing' } });
export const DebitFailed = meta.story({ args: { name: 'debitFailed' } });
export const DebitFailedForGood = meta.story({ args: { name: 'debitFailedForGood' } });
export const DebitMissed = meta.story({ args: { name: 'debitMissed' } });
