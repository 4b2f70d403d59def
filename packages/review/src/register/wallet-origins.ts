import type { OutcomeCode } from '@linework/domain';
import { by } from './origin-kinds.ts';
import type { OutcomeOrigin } from './outcome-origin.ts';

const deleting = 'Unable to Delete Payment Method';

/** Where the outcomes of the wallet come from. */
export const walletOrigins = {
  'LW-WAL-010': by(
    'Stop the database while on the question whether to delete a payment method, then delete it.',
    ['wallet'],
    deleting,
  ),
  'LW-WAL-011': by('Delete the payment method that Auto Pay uses.', ['wallet'], deleting),
  'LW-WAL-012': by(
    'Open a payment method as the owner, change its name as an admin, then change it as the owner.',
    ['wallet'],
  ),
  'LW-WAL-013': by('Add a card that is saved already.', ['wallet']),
  'LW-WAL-014': by('Save ten payment methods, then add another.', ['wallet']),
  'LW-WAL-015': by('Add a prepaid card.', ['wallet']),
  'LW-WAL-016': by('Give a payment method a card number for a nickname.', ['wallet']),
  'LW-WAL-017': by('Schedule a payment for tomorrow, and delete its payment method after the cutoff.', [
    'wallet',
  ]),
  'LW-WAL-020': by('Stop the database while naming a new payment method, then save it.', ['wallet']),
} as const satisfies Record<Extract<OutcomeCode, `LW-WAL-${string}`>, OutcomeOrigin>;
