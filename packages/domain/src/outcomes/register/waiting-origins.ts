import type { OutcomeCode } from '../outcome-codes.ts';
import type { OutcomeOrigin } from './outcome-origin.ts';
import { waiting } from './waiting.ts';

type WaitingFamily = 'TRX' | 'STM' | 'APY' | 'WAL' | 'PPL' | 'MOB';

/** Outcomes of areas that are still to come: each names the screen it waits for. */
export const waitingOrigins = {
  'LW-TRX-010': waiting('Activity Unavailable', 'transactions screen'),
  'LW-STM-010': waiting('Looking for Your Statement?', 'statement screen'),
  'LW-STM-030': waiting('Printable Statement Unavailable', 'statement screen'),
  'LW-STM-031': waiting('Statement unable to download', 'statement screen'),
  'LW-APY-010': waiting('Auto Pay Unavailable', 'Auto Pay screens'),
  'LW-APY-011': waiting(null, 'Auto Pay screens'),
  'LW-APY-020': waiting(null, 'Auto Pay screens'),
  'LW-APY-021': waiting(null, 'Auto Pay screens'),
  'LW-APY-022': waiting(null, 'Auto Pay screens'),
  'LW-APY-030': waiting('Unable to Cancel Auto Pay', 'Auto Pay screens'),
  'LW-APY-040': waiting('Unable to Change Date', 'Auto Pay screens'),
  'LW-APY-041': waiting('Unable to Update Auto Pay Method', 'Auto Pay screens'),
  'LW-APY-042': waiting('Unavailable Auto Pay Date', 'Auto Pay screens'),
  'LW-APY-043': waiting(null, 'Auto Pay screens'),
  'LW-WAL-010': waiting('Unable to Delete Payment Method', 'wallet screen'),
  'LW-WAL-011': waiting('Unable to Delete Payment Method', 'wallet screen'),
  'LW-PPL-010': waiting('Unable to Enroll in Paperless Billing', 'paperless settings'),
  'LW-MOB-010': waiting('Unable to Load Mobile Billing Info', 'mobile billing screens'),
  'LW-MOB-020': waiting('Unable to Make Device Payments', 'mobile billing screens'),
} as const satisfies Record<
  Exclude<Extract<OutcomeCode, `LW-${WaitingFamily}-${string}`>, 'LW-STM-020'>,
  OutcomeOrigin
>;
