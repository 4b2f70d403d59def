import preview from '../../../.storybook/preview.tsx';
import { readsAsPage } from './reads-as-page.ts';
import { SampleMail } from './SampleMail.tsx';

const meta = preview.meta({ title: 'Messages/Signing in', component: SampleMail, play: readsAsPage });

export const PasswordCode = meta.story({ args: { name: 'passwordCode' } });
export const UsernameReminder = meta.story({ args: { name: 'usernameReminder' } });
export const PasswordChanged = meta.story({ args: { name: 'passwordChanged' } });
