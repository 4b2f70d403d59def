import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for a task with a beginning and an end, such as paying. For everything else use a PageLayout.',
  dos: [
    'Give each screen one heading and FlowActions as its last element.',
    'Keep what stands in `utilities` reachable in `menu` too.',
  ],
  donts: ['Show the portal’s navigation in it.', 'Change where back and leave stand from screen to screen.'],
} as const satisfies Guidance;
