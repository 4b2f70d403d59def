import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for a question that must be answered before continuing, or to confirm that something ends. For something to read use the page itself.',
  dos: [
    'Ask in the title, answer in the buttons: "Keep Auto Pay", "Cancel Auto Pay".',
    'Send the focus back to what opened it.',
  ],
  donts: [
    'Open one without a press of the customer, except for a session about to end.',
    'Put a flow of several steps in it.',
  ],
} as const satisfies Guidance;
