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
import {
  type BillingSummary,
  type BusinessDate,
  isMaybePaid,
  type ListedBill,
  type PaymentStatus,
  standingOfCharge,
  type Transaction,
} from '@linework/domain';

type Look = Pick<StatusTextProps, 'icon' | 'tone'>;

const pending: Look = { icon: ClockIcon, tone: 'brand' };
const unknown: Look = { icon: AttentionIcon, tone: 'warning' };
const done: Look = { icon: CheckIcon, tone: 'positive' };

/** How what became of a payment looks: blue tells, green confirms, amber warns, red stops. */
export const paymentLooks = {
  scheduled: { icon: ScheduledIcon, tone: 'brand' },
  running: unknown,
  unknown,
  pending,
  successful: done,
  posted: done,
  failed: { icon: RefusedIcon, tone: 'critical' },
  returned: { icon: ReturnedIcon, tone: 'warning' },
  cancelled: { icon: CloseIcon, tone: 'muted' },
} as const satisfies Record<PaymentStatus | 'posted', Look>;

/** How what became of a bill looks; one that is paid is no news. */
export const billLooks = {
  pending,
  unconfirmed: unknown,
  unpaid: { icon: ClockIcon, tone: 'muted' },
  pastDue: { icon: PastDueIcon, tone: 'warning' },
  returned: { icon: ReturnedIcon, tone: 'warning' },
  credit: done,
} as const satisfies Record<string, Look>;

/** What became of the payment of a line, in the word that its transactions have for it; `null` where it has none. */
export const paymentStatusOf = ({
  kind,
  payment,
  postedDate,
}: Transaction): keyof typeof paymentLooks | null => {
  if (kind === 'return') return 'returned';
  if (!payment || kind !== 'payment') return null;
  return payment.status === 'successful' && postedDate !== null ? 'posted' : payment.status;
};

/** What became of the bill that a line is, with its due date; `null` where it is paid, or the line is none. */
export function billStatusOf(
  line: Transaction,
  bills: readonly ListedBill[],
  summary: BillingSummary | null,
): { readonly standing: keyof typeof billLooks; readonly dueDate: BusinessDate } | null {
  const charged = line.kind === 'charge' && summary && standingOfCharge(line, bills, summary);
  if (!charged || charged.standing === 'paid') return null;
  const { standing, dueDate } = charged;
  return { standing: isMaybePaid(standing, summary) ? 'unconfirmed' : standing, dueDate };
}
