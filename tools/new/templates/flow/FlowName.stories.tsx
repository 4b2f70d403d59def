import { wholePage } from '../../../../.storybook/accessibility-rules.ts';
import preview from '../../../../.storybook/preview.tsx';
import { SampleFlowName } from './SampleFlowName.tsx';

/** Each state as the customer sees it. */
const meta = preview.meta({
  title: 'Flows/Flow name',
  component: SampleFlowName,
  parameters: wholePage,
});

export const Loading = meta.story({
  tags: ['state:flow-name.loading'],
  args: { state: 'loading', context: { facts: null } },
});
export const LoadFailed = meta.story({
  tags: ['state:flow-name.loadFailed', 'outcome:LW-SYS-010'],
  args: { state: 'loadFailed', context: { facts: null } },
});
export const Review = meta.story({ tags: ['state:flow-name.reviewing'], args: { state: 'reviewing' } });
export const Submitting = meta.story({ tags: ['state:flow-name.submitting'], args: { state: 'submitting' } });
export const Done = meta.story({ tags: ['state:flow-name.done'], args: { state: 'done' } });
export const SessionEnded = meta.story({
  tags: ['state:flow-name.sessionEnded', 'outcome:LW-AUT-030'],
  args: { state: 'sessionEnded' },
});
export const ServiceUnavailable = meta.story({
  tags: ['state:flow-name.serviceUnavailable', 'outcome:LW-SYS-010'],
  args: { state: 'serviceUnavailable' },
});
