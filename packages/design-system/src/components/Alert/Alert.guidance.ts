import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for one thing a customer must not miss on this page. For how a single item stands use a Badge; for what holds on every page, a NoticeBar; for what became of a payment, an OutcomePage.',
  dos: [
    'Say what happened, what it means for the money, what to do now, in that order.',
    'Name the same date and amount as the button beside it.',
    'Give what appears while the page is open a `role`.',
  ],
  donts: [
    'Show two at once: the more urgent one stands alone.',
    'Use red for what can still be put right in time: amber warns, red stops.',
  ],
} as const satisfies Guidance;
