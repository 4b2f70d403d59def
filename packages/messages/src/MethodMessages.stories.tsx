import preview from '../../../.storybook/preview.tsx';
import { readsAsPage } from './reads-as-page.ts';
import { SampleMail } from './SampleMail.tsx';

const meta = preview.meta({ title: 'Messages/Payment methods', component: SampleMail, play: readsAsPage });

export const CardExpiring = meta.story({ args: { name: 'cardExpiring' } });
export const MethodAdded = meta.story({ args: { name: 'methodAdded' } });
export const MethodRemoved = meta.story({ args: { name: 'methodRemoved' } });
