import preview from '../../.storybook/preview.tsx';
import { StandingView } from './StandingView.tsx';

const meta = preview.meta({ title: 'Account states/Standings', component: StandingView });

export const Current = meta.story({ args: { standing: 'current' }, tags: ['standing:current'] });
export const NothingDue = meta.story({ args: { standing: 'nothingDue' }, tags: ['standing:nothingDue'] });
export const CreditBalance = meta.story({
  args: { standing: 'creditBalance' },
  tags: ['standing:creditBalance'],
});
export const NewCustomer = meta.story({ args: { standing: 'newCustomer' }, tags: ['standing:newCustomer'] });
export const PastDueWithoutCode = meta.story({ args: { standing: 'past-due' }, tags: ['standing:past-due'] });
export const PastDue30 = meta.story({ args: { standing: 'past-due-30' }, tags: ['standing:past-due-30'] });
export const PastDue43 = meta.story({ args: { standing: 'past-due-43' }, tags: ['standing:past-due-43'] });
export const PastDue50 = meta.story({ args: { standing: 'past-due-50' }, tags: ['standing:past-due-50'] });
export const PastDue76 = meta.story({ args: { standing: 'past-due-76' }, tags: ['standing:past-due-76'] });
export const SoftDisconnected = meta.story({
  args: { standing: 'softDisconnected' },
  tags: ['standing:softDisconnected'],
});
export const Hotlined = meta.story({ args: { standing: 'hotlined' }, tags: ['standing:hotlined'] });
export const TemporarilyDisconnected = meta.story({
  args: { standing: 'temporarilyDisconnected' },
  tags: ['standing:temporarilyDisconnected'],
});
export const Disconnected = meta.story({
  args: { standing: 'disconnected' },
  tags: ['standing:disconnected'],
});
export const Inactive = meta.story({ args: { standing: 'inactive' }, tags: ['standing:inactive'] });
