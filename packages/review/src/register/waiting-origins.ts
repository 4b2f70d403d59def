import type { OutcomeCode } from '@linework/domain';
import type { OutcomeOrigin } from './outcome-origin.ts';
import { waiting } from './waiting.ts';

type WaitingFamily = 'TRX' | 'STM' | 'APY' | 'WAL' | 'MOB';

/** Outcomes of areas that are still to come: each names the screen it waits for. */
export const waitingOrigins = {
  'LW-TRX-010': waiting('Activity Unavailable', 'transactions'),
  'LW-STM-010': waiting('Looking for Your Statement?', 'statements'),
  'LW-STM-030': waiting('Printable Statement Unavailable', 'statements'),
  'LW-STM-031': waiting('Statement unable to download', 'statements'),
  'LW-APY-010': waiting('Auto Pay Unavailable', 'auto-pay'),
  'LW-APY-011': waiting(null, 'auto-pay'),
  'LW-APY-020': waiting(null, 'auto-pay'),
  'LW-APY-021': waiting(null, 'auto-pay'),
  'LW-APY-022': waiting(null, 'auto-pay'),
  'LW-APY-030': waiting('Unable to Cancel Auto Pay', 'auto-pay'),
  'LW-APY-040': waiting('Unable to Change Date', 'auto-pay'),
  'LW-APY-041': waiting('Unable to Update Auto Pay Method', 'auto-pay'),
  'LW-APY-042': waiting('Unavailable Auto Pay Date', 'auto-pay'),
  'LW-APY-043': waiting(null, 'auto-pay'),
  'LW-WAL-010': waiting('Unable to Delete Payment Method', 'wallet'),
  'LW-WAL-011': waiting('Unable to Delete Payment Method', 'wallet'),
  'LW-MOB-010': waiting('Unable to Load Mobile Billing Info', 'mobile'),
  'LW-MOB-020': waiting('Unable to Make Device Payments', 'mobile'),
} as const satisfies Record<
  Exclude<Extract<OutcomeCode, `LW-${WaitingFamily}-${string}`>, 'LW-STM-020'>,
  OutcomeOrigin
>;
