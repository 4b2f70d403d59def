import { billingSummaryOf, paymentOptionsOf, type ScenarioName, storyScenario } from '@linework/fixtures';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
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
  play: async ({ canvas }) => {
    onOpen.mockClear();
    onIntent.mockClear();
    const name = /^Quick pay \$178\.25 today, with your Visa\s····\s4242 Review$/;
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
  play: async ({ canvas }) => {
    onOpen.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /^Quick pay \$86\.12 today/ }));
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
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', {
      name: /^Quick pay .* with the payment method you choose Choose$/,
    });
    await expect(link).toHaveAttribute('href', links.pay);
  },
});
export const MethodsFailed = meta.story({
  args: { ...propsOf('current'), methods: { status: 'failed', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Quick pay/ })).toHaveAttribute('href', links.pay);
  },
});
export const MethodsLoading = meta.story({
  args: { ...propsOf('current'), methods: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Quick pay')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

const isNothing = async ({ canvas }: { canvas: { queryByText: (text: string) => HTMLElement | null } }) => {
  await expect(canvas.queryByText('Quick pay')).toBeNull();
};
/** Nothing is asked: nothing stands there. */
export const Covered = meta.story({ args: propsOf('autoPayOn'), play: isNothing });
export const Checking = meta.story({ args: propsOf('checking'), play: isNothing });
export const NotOnline = meta.story({ args: propsOf('onlineBlocked'), play: isNothing });
export const NotAllowed = meta.story({ args: { ...propsOf('current'), offer: null }, play: isNothing });
