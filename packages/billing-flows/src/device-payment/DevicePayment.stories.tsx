import { wholePage } from '../../../../.storybook/accessibility-rules.ts';
import preview from '../../../../.storybook/preview.tsx';
import { SampleDevicePayment } from './SampleDevicePayment.tsx';

/** Each state as the customer sees it. */
const meta = preview.meta({
  title: 'Flows/Device payment',
  component: SampleDevicePayment,
  parameters: wholePage,
});

export const Loading = meta.story({
  tags: ['state:device-payment.loading'],
  args: { state: 'loading', context: { facts: null } },
});
export const LoadFailed = meta.story({
  tags: ['state:device-payment.loadFailed', 'outcome:LW-SYS-010'],
  args: { state: 'loadFailed', context: { facts: null } },
});
export const Review = meta.story({ tags: ['state:device-payment.reviewing'], args: { state: 'reviewing' } });
export const Submitting = meta.story({
  tags: ['state:device-payment.submitting'],
  args: { state: 'submitting' },
});
export const Done = meta.story({ tags: ['state:device-payment.done'], args: { state: 'done' } });
export const SessionEnded = meta.story({
  tags: ['state:device-payment.sessionEnded', 'outcome:LW-AUT-030'],
  args: { state: 'sessionEnded' },
});
export const ServiceUnavailable = meta.story({
  tags: ['state:device-payment.serviceUnavailable', 'outcome:LW-SYS-010'],
  args: { state: 'serviceUnavailable' },
});
