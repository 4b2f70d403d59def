import { usd } from '@linework/domain';
import { billingSummaryOf, paymentOptionsOf, type ScenarioName, storyScenario } from '@linework/fixtures';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview, { type StoryWords } from '../../../../.storybook/preview.tsx';
import { QuickPayRow, type QuickPayRowProps } from './QuickPayRow.tsx';

const onOpen = fn();
const onIntent = fn();
const onFocusLost = fn();
const offer = { onOpen, onIntent, onFocusLost };
const links = {
  pay: '/billing/pay-bill?open=otp&amount=amountDue',
  payPastDue: '/billing/pay-bill?open=otp&amount=pastDue',
  payLeft: '/billing/pay-bill?open=otp&amount=left',
};
const propsOf = (name: ScenarioName): QuickPayRowProps => {
  const scenario = storyScenario(name);
  return {
    summary: billingSummaryOf(scenario),
    methods: { status: 'ready', value: paymentOptionsOf(scenario).methods },
    links,
    offer,
  };
};

/** What is asked on billing home, and the press that pays it. */
const meta = preview.meta({
  title: 'Flows/Billing home/Quick pay',
  parameters: { layout: 'padded' },
  component: QuickPayRow,
  tags: ['mode:forced-colours', 'mode:pseudo-long'],
});

export const Default = meta.story({
  args: propsOf('current'),
  play: async ({ canvas, words }) => {
    onOpen.mockClear();
    onIntent.mockClear();
    const name = words('billingHome').part('quickPay.with', {
      amount: usd(17_825),
      method: 'Visa ···· 4242',
    });
    const row = canvas.getByRole('button', { name });
    await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    await userEvent.tab();
    await expect(row).toHaveFocus();
    // What it needs is fetched before it is pressed.
    await expect(onIntent).toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(onOpen).toHaveBeenCalledWith('amountDue');
  },
});
/** What is past due comes first, as in the sentence above it. */
export const PastDue = meta.story({
  args: propsOf('pastDue30'),
  play: async ({ canvas, words }) => {
    onOpen.mockClear();
    const name = words('billingHome').part('quickPay.with', { amount: usd(8_612) });
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(onOpen).toHaveBeenCalledWith('pastDue');
  },
});
const nothingDue = propsOf('nothingDue').summary;

function PaidByPress(props: QuickPayRowProps) {
  const [isPaid, setPaid] = useState(false);
  const pays = { ...offer, onOpen: () => setPaid(true) };
  return <QuickPayRow {...props} offer={pays} {...(isPaid && { summary: nothingDue })} />;
}

/** Whoever goes on by keyboard is told when the row goes with what was due. */
export const GoneWithWhatWasDue = meta.story({
  args: propsOf('current'),
  render: (props) => <PaidByPress {...props} />,
  play: async ({ canvas }) => {
    onFocusLost.mockClear();
    await userEvent.tab();
    await expect(onFocusLost).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    await expect(onFocusLost).toHaveBeenCalledOnce();
  },
});
/** Where the preferred method may not pay once, the one-time payment asks for another, with the same figure. */
export const WithoutMethod = meta.story({
  args: propsOf('expiringCard'),
  play: async ({ canvas, words }) => {
    const link = canvas.getByRole('link', {
      name: words('billingHome').part('quickPay.without'),
    });
    await expect(link).toHaveAttribute('href', links.pay);
  },
});
export const MethodsFailed = meta.story({
  args: { ...propsOf('current'), methods: { status: 'failed', onRetry: fn() } },
  play: async ({ canvas, words }) => {
    await expect(
      canvas.getByRole('link', { name: words('billingHome').part('quickPay.title') }),
    ).toHaveAttribute('href', links.pay);
  },
});
export const MethodsLoading = meta.story({
  args: { ...propsOf('current'), methods: { status: 'loading' } },
  play: async ({ canvas, words }) => {
    await expect(canvas.getByText(words('billingHome').like('quickPay.title'))).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

interface Played {
  readonly canvas: { readonly queryByText: (text: RegExp) => HTMLElement | null };
  readonly words: StoryWords;
}
const isNothing = async ({ canvas, words }: Played) => {
  await expect(canvas.queryByText(words('billingHome').like('quickPay.title'))).toBeNull();
};
/** Nothing is asked: nothing stands there. */
export const Covered = meta.story({ args: propsOf('autoPayOn'), play: isNothing });
export const Checking = meta.story({ args: propsOf('checking'), play: isNothing });
export const NotOnline = meta.story({ args: propsOf('onlineBlocked'), play: isNothing });
export const NotAllowed = meta.story({ args: { ...propsOf('current'), offer: null }, play: isNothing });
