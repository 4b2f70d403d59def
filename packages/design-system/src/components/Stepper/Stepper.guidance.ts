import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it in a flow of three or more steps. For a flow of two the headings are enough.',
  dos: [
    'Name steps by what is decided: "Amount", "Method".',
    'Keep their number the same once the flow has begun.',
  ],
  donts: ['Make it the way back: Back is.', 'Count loading or results as steps.'],
} as const satisfies Guidance;
