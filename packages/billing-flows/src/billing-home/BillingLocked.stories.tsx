import { usd } from '@linework/domain';
import { storyScenario } from '@linework/fixtures';
import preview from '../../../../.storybook/preview.tsx';
import { BillingLocked } from './BillingLocked.tsx';

const { account } = storyScenario('standardUser').facts;
const { account: longAccount } = storyScenario('longNames').facts;

const meta = preview.meta({
  title: 'Flows/Billing locked',
  parameters: { layout: 'padded' },
  component: BillingLocked,
  args: { companyName: account.companyName, accountNumber: account.number, pastDue: null },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
});

export const StandardUser = meta.story({ tags: ['role:STANDARD'] });
export const BillingUser = meta.story({ tags: ['role:BILLING'] });
export const PastDue = meta.story({ args: { pastDue: usd(8612) } });
export const LongContent = meta.story({ args: { companyName: longAccount.companyName, pastDue: usd(8612) } });
