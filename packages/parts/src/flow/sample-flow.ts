import type { Scenario } from '@linework/fixtures';
import { fn } from 'storybook/test';
import type { FlowProps } from './flow-props.ts';

/** What the portal gives to any flow of a scenario's customer, for stories. */
export const sampleFlowProps = ({ facts, users: [user] }: Scenario) =>
  ({
    brandName: 'Linework Business',
    timeZone: facts.account.timeZone,
    userId: user.id,
    receiptAddress: user.email,
    links: { home: '/account-summary', stores: 'https://stores.example', support: '/support' },
    onLeave: fn(),
    onAction: fn(),
  }) satisfies FlowProps;
