import {
  AttentionIcon,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  PastDueIcon,
  RefusedIcon,
  ReturnedIcon,
  ScheduledIcon,
  type StatusTextProps,
} from '@linework/design-system';
import type { TransactionStatus } from '@linework/domain';

type Look = Pick<StatusTextProps, 'icon' | 'tone'>;

const done: Look = { icon: CheckIcon, tone: 'positive' };
const pending: Look = { icon: ClockIcon, tone: 'brand' };
const unknown: Look = { icon: AttentionIcon, tone: 'warning' };

/** How a line stands, drawn: blue tells, green confirms, amber warns, red stops. */
export const transactionLooks = {
  scheduled: { icon: ScheduledIcon, tone: 'brand' },
  running: unknown,
  unknown,
  pending,
  successful: done,
  posted: done,
  failed: { icon: RefusedIcon, tone: 'critical' },
  returned: { icon: ReturnedIcon, tone: 'critical' },
  cancelled: { icon: CloseIcon, tone: 'muted' },
  credited: done,
  refunded: done,
  paid: done,
  credit: done,
  unpaid: { icon: ClockIcon, tone: 'muted' },
  pastDue: { icon: PastDueIcon, tone: 'warning' },
} as const satisfies Record<TransactionStatus, Look>;
