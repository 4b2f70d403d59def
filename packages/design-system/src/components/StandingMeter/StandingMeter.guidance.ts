import type { Guidance } from '../../accessibility/guidance.ts';

export const guidance = {
  use: 'Use it for how long an account is past due: it counts the notices of days 30, 43, 50 and 76.',
  dos: ['Say the days in words.', 'Take the tone from the standing: amber to day 49, red from 50.'],
  donts: ['Use it for anything else that counts to four.'],
} as const satisfies Guidance;
