import { storyScenario } from '@linework/fixtures';
import { refused } from '@linework/parts/payment/sample';
import { expect } from 'storybook/test';
import { wholePage } from '../../../../.storybook/accessibility-rules.ts';
import preview from '../../../../.storybook/preview.tsx';
import { SampleFlow } from './SampleFlow.tsx';
import { keptDraft } from './sample-draft.ts';

/** What the flow says before anything is asked: loading, restricted, another payment being checked. */
const meta = preview.meta({
  title: 'Flows/One-time payment',
  component: SampleFlow,
  parameters: wholePage,
});

export const Loading = meta.story({
  tags: ['state:one-time-payment.loading'],
  args: { state: 'loading', context: { options: null } },
});
export const LoadFailed = meta.story({
  tags: ['state:one-time-payment.loadFailed', 'outcome:LW-BIL-010'],
  args: { state: 'loadFailed', context: { options: null, result: refused('LW-BIL-010') } },
});
export const RestrictedToCash = meta.story({
  tags: ['state:one-time-payment.restricted', 'outcome:LW-PAY-032'],
  args: { state: 'restricted', scenario: 'bothRestricted' },
});
export const RestrictedOnline = meta.story({
  tags: ['state:one-time-payment.restricted', 'outcome:LW-PAY-033'],
  args: { state: 'restricted', scenario: 'onlineBlocked' },
});

const checking = storyScenario('checking');
const [payer, colleague] = checking.users;
const payerName = `${payer.firstName} ${payer.lastName}`;

/** Whoever made it reads "you", and never their own name. */
export const PaymentBeingChecked = meta.story({
  tags: ['state:one-time-payment.paymentBeingChecked', 'outcome:LW-PAY-040'],
  args: { state: 'paymentBeingChecked', scenario: checking },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Made by|Hecho por)$/)).toBeVisible();
    await expect(canvas.getByText(/^(You|Usted)$/)).toBeVisible();
    await expect(canvas.queryByText(payerName)).toBeNull();
  },
});
export const PaymentBeingCheckedInSpanish = meta.story({
  tags: ['state:one-time-payment.paymentBeingChecked', 'outcome:LW-PAY-040'],
  globals: { language: 'es' },
  args: { state: 'paymentBeingChecked', scenario: checking },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hecho por')).toBeVisible();
    await expect(canvas.getByText('Usted')).toBeVisible();
  },
});
export const PaymentOfAColleagueBeingChecked = meta.story({
  tags: ['state:one-time-payment.paymentBeingChecked', 'outcome:LW-PAY-040'],
  args: {
    state: 'paymentBeingChecked',
    scenario: { ...checking, users: [colleague ?? payer, payer] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(payerName)).toBeVisible();
    await expect(canvas.queryByText(/^(You|Usted)$/)).toBeNull();
  },
});

export const DraftOffered = meta.story({
  tags: ['state:one-time-payment.offeringDraft'],
  args: { state: 'offeringDraft', context: { offered: keptDraft } },
});
/** It was tried, and failed: nobody is told that it was only begun. */
export const DraftThatFailed = meta.story({
  tags: ['state:one-time-payment.offeringDraft'],
  args: { state: 'offeringDraft', context: { offered: { ...keptDraft, hasFailed: true } } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /^(Your payment of \$120\.00 didn’t go through|Su pago de \$120\.00 no se realizó)\. /,
      ),
    ).toBeVisible();
  },
});
export const DraftOfAnotherDay = meta.story({
  tags: ['state:one-time-payment.offeringDraft'],
  args: { state: 'offeringDraft', context: { offered: { ...keptDraft, keptOn: '2026-11-20' } } },
});
export const DraftMentionedBesideAFigure = meta.story({
  tags: ['state:one-time-payment.enteringAmount'],
  args: { state: 'enteringAmount', context: { offered: keptDraft } },
});

/** Follows the toolbar's situation. */
