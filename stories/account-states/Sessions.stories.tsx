import { fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { OutcomeView } from '../outcomes/OutcomeView.tsx';
import { BillingHomeIn } from './BillingHomeIn.tsx';
import { SignInAfter } from './SignInAfter.tsx';

const meta = preview.meta({ title: 'Account states/Sessions', component: SignInAfter });

export const NotSignedIn = meta.story({ tags: ['standing:session.notSignedIn'] });
export const SignedIn = meta.story({
  render: () => <BillingHomeIn scenario="current" />,
  tags: ['standing:session.signedIn'],
});
export const SignedOut = meta.story({
  args: { arrival: 'signedOut' },
  tags: ['standing:session.signedOut'],
});
export const Expired = meta.story({ args: { arrival: 'expired' }, tags: ['standing:session.expired'] });
export const Refused = meta.story({ args: { arrival: 'refused' }, tags: ['standing:session.refused'] });
/** Refused while paying: what was entered is kept. */
export const RefusedWhilePaying = meta.story({
  render: () => <OutcomeView code="LW-AUT-030" onAction={fn()} />,
});
export const Maintenance = meta.story({
  render: () => <OutcomeView code="LW-SYS-030" onAction={fn()} />,
  tags: ['standing:session.maintenance'],
});
