// Written by stories/overviews/generate.ts from the machines and how their stories are filed.
import preview from '../../.storybook/preview.tsx';
import { FlowAtlas } from './FlowAtlas.tsx';
import { everyStateStands, loadMachine } from './machine-story.ts';

const meta = preview.meta({
  title: 'Flow atlas/Maps',
  tags: ['for:reviewers'],
  args: { flow: '' },
  argTypes: { flow: { control: false } },
  loaders: [loadMachine],
  render: (_, { loaded: { atlas } }) => <FlowAtlas atlas={atlas} />,
  play: everyStateStands,
});

export const AutoPayEnroll = meta.story({ name: 'Auto Pay: Enroll', args: { flow: 'auto-pay-enroll' } });

export const AutoPayManage = meta.story({ name: 'Auto Pay: Manage', args: { flow: 'auto-pay-manage' } });

export const DevicePayment = meta.story({ name: 'Device payment', args: { flow: 'device-payment' } });

export const OneTimePayment = meta.story({ name: 'One-time payment', args: { flow: 'one-time-payment' } });

export const Paperless = meta.story({ name: 'Paperless billing', args: { flow: 'paperless' } });

export const QuickPay = meta.story({ name: 'Quick pay', args: { flow: 'quick-pay' } });

export const ScheduledPayment = meta.story({
  name: 'Scheduled payment',
  args: { flow: 'scheduled-payment' },
});

export const Wallet = meta.story({ name: 'Wallet', args: { flow: 'wallet' } });
