import { returnReasons } from '@linework/domain';
import { billingSummaryOf, storyScenario } from '@linework/fixtures';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ReturnedAlert } from './account-news-alerts.tsx';
import { NewsActions } from './NewsActions.tsx';

const [returned] = billingSummaryOf(storyScenario('returnedPayment')).news.returned;
if (!returned) throw new Error('No payment was returned');

const meta = preview.meta({
  title: 'Flows/Account news',
  component: ReturnedAlert,
  parameters: { layout: 'padded' },
  args: {
    returned,
    action: (
      <NewsActions
        payment={returned.payment}
        payHref="/billing/pay-bill?open=otp"
        resultHref="/billing/pay-bill?open=otp&step=result&payment=returned"
        onDismiss={fn()}
      />
    ),
  },
  decorators: [
    (Story) => (
      <main style={{ display: 'grid', gap: 'var(--lw-space-16)', maxInlineSize: '45rem' }}>
        <Story />
      </main>
    ),
  ],
});

/** Whatever the bank gives as its reason, the notice says what to do about that one. */
export const ReturnedForEachReason = meta.story({
  tags: [
    'news:returned.insufficientFunds',
    'news:returned.accountClosed',
    'news:returned.accountNotFound',
    'news:returned.notAuthorized',
    'news:returned.stopped',
    'news:returned.accountUnusable',
    'news:returned.notSaid',
  ],
  render: ({ returned: { payment, date }, action }) => (
    <>
      {[...returnReasons, null].map((returnReason) => (
        <ReturnedAlert
          key={returnReason}
          returned={{ payment: { ...payment, returnReason }, date }}
          action={action}
        />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const said = canvas.getAllByText(/another method|otro método/).map(({ textContent }) => textContent);
    await expect(new Set(said).size).toBe(returnReasons.length + 1);
  },
});
