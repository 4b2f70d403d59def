import { fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { OutcomeView } from '../outcomes/OutcomeView.tsx';
import { BillingHomeIn } from './BillingHomeIn.tsx';

const meta = preview.meta({ title: 'Account states/Statements', component: BillingHomeIn });

export const Available = meta.story({
  args: { scenario: 'current' },
  tags: ['standing:statement.available'],
});
export const NewCustomer = meta.story({
  args: { scenario: 'newCustomer' },
  tags: ['standing:statement.newCustomer'],
});
export const LoadError = meta.story({
  args: { scenario: 'current', hasBillsFailed: true },
  tags: ['standing:statement.loadError'],
});
export const Suppressed = meta.story({
  args: { scenario: 'enterpriseBilled' },
  render: () => <OutcomeView code="LW-BIL-020" onAction={fn()} />,
  tags: ['standing:statement.suppressed'],
});
