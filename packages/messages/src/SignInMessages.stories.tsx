import preview from '../../../.storybook/preview.tsx';
import { readsAsPage } from './reads-as-page.ts';
import { SampleMail } from './SampleMail.tsx';

const meta = preview.meta({ title: 'Messages/Signing in', component: SampleMail, play: readsAsPage });

export const PasswordCode = meta.story({ args: { name: 'passwordCode' } });
export const UsernameReminder = meta.story({ args: { name: 'usernameReminder' } });
export const EmailCode = meta.story({ args: { name: 'emailCode' } });
export const SignInCreated = meta.story({ args: { name: 'signInCreated' } });
export const SignInAdded = meta.story({ args: { name: 'signInAdded' } });
export const OwnerAdded = meta.story({ args: { name: 'ownerAdded' } });
export const NewDevice = meta.story({ args: { name: 'newDevice' } });
export const SecondStepOn = meta.story({ args: { name: 'secondStepOn' } });
export const SecondStepOff = meta.story({ args: { name: 'secondStepOff' } });
export const SpareCodesMade = meta.story({ args: { name: 'spareCodesMade' } });
export const SpareCodeUsed = meta.story({ args: { name: 'spareCodeUsed' } });

export const SecondStepFailed = meta.story({ args: { name: 'secondStepFailed' } });
export const PasskeyAdded = meta.story({ args: { name: 'passkeyAdded' } });
export const PasskeyRemoved = meta.story({ args: { name: 'passkeyRemoved' } });
export const PasswordChanged = meta.story({ args: { name: 'passwordChanged' } });
