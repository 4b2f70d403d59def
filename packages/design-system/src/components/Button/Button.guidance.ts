import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for what acts: pays, saves, opens a dialog. For what only leads somewhere use a ButtonLink, or a Link inside text.',
  dos: [
    'Say what it does, with the figure where money moves: "Pay $178.25 today".',
    'Keep to one primary a screen; none where nothing needs doing.',
    'Set `isBusy` with words while the answer is on its way.',
  ],
  donts: [
    'Write "OK", "Submit" or "Continue" where a verb would say what happens.',
    'Disable it without saying nearby what is missing.',
  ],
} as const satisfies Guidance;
