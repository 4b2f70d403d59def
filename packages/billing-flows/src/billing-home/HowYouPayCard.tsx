import { useCopy } from '@linework/copy';
import {
  AutoPayIcon,
  Card,
  CardIcon,
  EmailAddress,
  PaperlessIcon,
  ScheduledIcon,
  SettingList,
  SettingRow,
  Skeleton,
} from '@linework/design-system';
import {
  autoPayDiscount,
  type BillingSummary,
  isPositive,
  isStillChangeable,
  type MethodOption,
  needsUpdate,
  paysOnline,
  schedulingOf,
} from '@linework/domain';
import type { Loadable } from '@linework/parts/loadable';
import { billingHomeCopy } from './billing-home.copy.ts';
import type { BillingHomeLinks } from './billing-home.types.ts';
import { TallCard } from './home-layout.ts';
import { scheduledPlace } from './scheduled-place.ts';
import { useMethodsProblem } from './use-methods-problem.ts';

type Verb = 'manage' | 'turnOn' | 'schedule' | 'change' | 'update' | 'add' | 'view';
/** The door of a setting, where what it leads to exists. */
type DoorTo = (
  flow: string,
  verb: Verb,
  query?: Readonly<Record<string, string>>,
) => { readonly href: string; readonly verb: string } | null;

interface RowProps {
  readonly summary: BillingSummary;
  readonly doorTo: DoorTo;
}

function AutoPayRow({ summary, doorTo }: RowProps) {
  const { autoPay, standing, restriction, discountEligible, mobile } = summary;
  const { t } = useCopy(billingHomeCopy);
  if (autoPay) {
    const { nextDebit, nextBillDebit, discount } = autoPay;
    return (
      <SettingRow
        icon={AutoPayIcon}
        tone="positive"
        title={t('howYouPay.autoPayOn')}
        note={
          isPositive(nextDebit.estimatedAmount)
            ? t('howYouPay.autoPayNext', { date: nextDebit.date })
            : nextBillDebit && t('howYouPay.autoPayNextBill', { date: nextBillDebit })
        }
        gain={discount && t('howYouPay.autoPaySaves', { amount: discount })}
        door={doorTo('auto-pay-manage', 'manage')}
      />
    );
  }
  // Mobile service has an Auto Pay of its own, which may be on.
  const title = t(mobile ? 'howYouPay.autoPayOffBesideMobile' : 'howYouPay.autoPayOff');
  const off = { icon: AutoPayIcon, tone: 'quiet', title } as const;
  if (!standing.allowsAutoPay || !paysOnline(restriction)) {
    return <SettingRow {...off} note={t('howYouPay.autoPayUnavailable')} />;
  }
  return (
    <SettingRow
      {...off}
      {...(discountEligible
        ? { gain: t('howYouPay.autoPayDiscount', { amount: autoPayDiscount }) }
        : mobile
          ? {}
          : { note: t('howYouPay.autoPayNoDiscount') })}
      door={doorTo('auto-pay-enroll', 'turnOn')}
    />
  );
}

function ScheduledRow({ summary, doorTo }: RowProps) {
  const { t } = useCopy(billingHomeCopy);
  const { scheduledPayments } = summary;
  const [next, ...others] = scheduledPayments;
  if (!next) {
    const scheduling = schedulingOf(summary);
    return (
      <SettingRow
        icon={ScheduledIcon}
        tone="quiet"
        title={t('howYouPay.noScheduled')}
        note={t(`howYouPay.scheduling.${scheduling}`)}
        door={scheduling === 'anyDay' ? doorTo('one-time-payment', 'schedule', { when: 'later' }) : null}
      />
    );
  }
  const { amount, paymentDate: date } = next;
  const isOpen = scheduledPayments.some(({ paymentDate }) => isStillChangeable(paymentDate, summary));
  return (
    <SettingRow
      icon={ScheduledIcon}
      title={t('howYouPay.scheduled', { count: scheduledPayments.length })}
      note={t(others.length === 0 ? 'howYouPay.scheduledOne' : 'howYouPay.scheduledNext', { amount, date })}
      door={doorTo('scheduled-payment', isOpen ? 'change' : 'view', scheduledPlace(scheduledPayments))}
    />
  );
}

interface MethodsRowProps {
  readonly methods: Loadable<readonly MethodOption[]>;
  readonly href: string;
}

function MethodsRow({ methods, href }: MethodsRowProps) {
  const { t } = useCopy(billingHomeCopy);
  const known = methods.status === 'ready' ? methods.value : [];
  const problem = useMethodsProblem(known);
  const icon = CardIcon;
  if (methods.status === 'loading') {
    return (
      <SettingRow
        icon={icon}
        title={<Skeleton width="9rem" />}
        note={<Skeleton width="7rem" height="var(--lw-line-height-14)" />}
      />
    );
  }
  if (methods.status === 'failed') {
    const door = { onPress: methods.onRetry, verb: t('howYouPay.verb.tryAgain') };
    return <SettingRow icon={icon} tone="warning" title={t('howYouPay.methodsFailed')} door={door} />;
  }
  const doorTo = (verb: Verb) => ({ href, verb: t(`howYouPay.verb.${verb}`) });
  if (known.length === 0) {
    const door = doorTo('add');
    return <SettingRow icon={icon} tone="quiet" title={t('howYouPay.noMethods')} door={door} />;
  }
  return (
    <SettingRow
      icon={icon}
      tone={problem ? 'warning' : 'brand'}
      title={t('howYouPay.methods', { count: known.length })}
      note={problem ?? t('howYouPay.methodsReady')}
      door={doorTo(known.some(({ status }) => needsUpdate(status)) ? 'update' : 'manage')}
    />
  );
}

function PaperlessRow({ summary: { paperless }, doorTo }: RowProps) {
  const { t } = useCopy(billingHomeCopy);
  const { enrolled, email } = paperless;
  return enrolled ? (
    <SettingRow
      icon={PaperlessIcon}
      title={t('howYouPay.paperlessOn')}
      note={email ? <EmailAddress>{email}</EmailAddress> : t('howYouPay.paperlessNoEmail')}
      door={doorTo('paperless', 'view')}
    />
  ) : (
    <SettingRow
      icon={PaperlessIcon}
      tone="quiet"
      title={t('howYouPay.paperlessOff')}
      note={t('howYouPay.paperlessMail')}
      door={doorTo('paperless', 'turnOn')}
    />
  );
}

export interface HowYouPayCardProps {
  readonly summary: BillingSummary;
  readonly methods: Loadable<readonly MethodOption[]>;
  readonly links: Pick<BillingHomeLinks, 'toFlow' | 'howYouPay'>;
}

/** Auto Pay, scheduled payments, methods and paperless billing: how each stands, and the door to it where there is one. */
export function HowYouPayCard({ summary, methods, links }: HowYouPayCardProps) {
  const { t } = useCopy(billingHomeCopy);
  const doorTo: DoorTo = (flow, verb, query) => {
    const href = links.toFlow(flow, query);
    return href === null ? null : { href, verb: t(`howYouPay.verb.${verb}`) };
  };
  return (
    <TallCard>
      <Card title={t('howYouPay.heading')}>
        <SettingList label={t('howYouPay.heading')}>
          <AutoPayRow summary={summary} doorTo={doorTo} />
          <ScheduledRow summary={summary} doorTo={doorTo} />
          <MethodsRow methods={methods} href={links.howYouPay} />
          <PaperlessRow summary={summary} doorTo={doorTo} />
        </SettingList>
      </Card>
    </TallCard>
  );
}
