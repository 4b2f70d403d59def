import { useCopy } from '@linework/copy';
import {
  AutoPayIcon,
  Badge,
  type BadgeTone,
  Card,
  FigureHeading,
  Link,
  SettingList,
  SettingRow,
} from '@linework/design-system';
import { isPositive, type MobileSummary, mobileStandings, type Severity } from '@linework/domain';
import { useMethodLabel } from '@linework/parts/methods';
import { DeviceList, MobileDoors, type MobileDoorsProps } from '@linework/parts/mobile';
import { useSupportPhone } from '@linework/parts/outcomes';
import { styled } from 'styled-components';
import { mobileCardCopy } from './mobile-card.copy.ts';

const tones = {
  none: 'positive',
  positive: 'positive',
  information: 'brand',
  warning: 'warning',
  critical: 'critical',
} as const satisfies Record<Severity, BadgeTone>;

const Devices = styled.div`
  display: grid;
  gap: var(--lw-space-12);

  > h3 {
    margin: 0;
    font-size: var(--lw-font-size-16);
    line-height: var(--lw-line-height-16);
  }
`;

export interface MobileCardLinks extends MobileDoorsProps {
  /** Where a device is paid; `null` where that is not built, or nobody may. */
  readonly payDevice: (deviceId: string) => string | null;
  /** Where the mobile bill is paid; `null` in the same cases. */
  readonly payBill: string | null;
  /** Where mobile Auto Pay is changed. */
  readonly autoPay: string | null;
  /** Where it is turned on. */
  readonly turnOnAutoPay: string | null;
}

export interface MobileCardProps {
  readonly mobile: MobileSummary;
  readonly links: MobileCardLinks;
}

/** Mobile service: its bill and what pays that, how it stands, and what is left of its devices (spec section 2.5). */
export function MobileCard({ mobile, links }: MobileCardProps) {
  const { t } = useCopy(mobileCardCopy);
  const { standing, bill, autoPayMethod, autoPayDate, devices } = mobile;
  const whenDue = () => {
    if (isPositive(standing.pastDue)) return t('pastDue', { amount: standing.pastDue });
    return bill && isPositive(bill.amount) ? t('due', { date: bill.dueDate }) : t('nothing');
  };
  return (
    <Card
      title={t('heading')}
      action={
        <Badge tone={standing.isRestoring ? 'brand' : tones[mobileStandings[standing.name].severity]}>
          {t(`standing.${standing.isRestoring ? 'restoring' : standing.name}`)}
        </Badge>
      }
    >
      {bill && (
        <FigureHeading lead={t('bill')} cents={bill.amount.cents} size="medium" tone="muted">
          {whenDue()}
        </FigureHeading>
      )}
      {bill && <HowItIsPaid bill={bill} autoPayDate={autoPayDate} payHref={links.payBill} />}
      <AutoPayRow method={autoPayMethod} isRequired={standing.name !== 'inactive'} links={links} />
      {devices.devices.length > 0 && (
        <Devices>
          <h3>{t('devices')}</h3>
          <DeviceList devices={devices} payHref={links.payDevice} />
        </Devices>
      )}
      <MobileDoors orders={links.orders} mobileActivity={links.mobileActivity} />
    </Card>
  );
}

interface HowItIsPaidProps {
  readonly bill: NonNullable<MobileSummary['bill']>;
  readonly autoPayDate: MobileSummary['autoPayDate'];
  readonly payHref: string | null;
}

/** The mobile bill is none of the account's: what pays it, where it is paid, or whom to call where no card may. */
function HowItIsPaid({
  bill: { amount, confirming, obstacle },
  autoPayDate: day,
  payHref,
}: HowItIsPaidProps) {
  const { t, rich } = useCopy(mobileCardCopy);
  const { slots, values } = useSupportPhone();
  if (confirming) return <p>{t('confirming', { amount: confirming })}</p>;
  if (!isPositive(amount)) return null;
  if (obstacle === 'noCards')
    return <p>{'phone' in values ? rich('noCards', slots, values) : t('noCardsWithoutPhone')}</p>;
  return (
    <>
      <p>{day ? t('separateAutoPay', { day }) : t('separate')}</p>
      {payHref && obstacle === null && (
        <p>
          <Link href={payHref}>{t('pay')}</Link>
        </p>
      )}
    </>
  );
}

interface AutoPayRowProps {
  readonly method: MobileSummary['autoPayMethod'];
  /** Mobile service that has ended requires none. */
  readonly isRequired: boolean;
  readonly links: Pick<MobileCardLinks, 'autoPay' | 'turnOnAutoPay'>;
}

function AutoPayRow({ method, isRequired, links }: AutoPayRowProps) {
  const { t } = useCopy(mobileCardCopy);
  const labelOf = useMethodLabel();
  const doorTo = (href: string | null, verb: 'manage' | 'turnOn') =>
    href === null ? null : { href, verb: t(`autoPay.${verb}`) };
  return (
    <SettingList label={t('autoPay.label')}>
      {method ? (
        <SettingRow
          icon={AutoPayIcon}
          tone="positive"
          title={t('autoPay.on')}
          note={labelOf(method)}
          door={doorTo(links.autoPay, 'manage')}
        />
      ) : (
        <SettingRow
          icon={AutoPayIcon}
          tone={isRequired ? 'warning' : 'quiet'}
          title={t('autoPay.off')}
          note={t(isRequired ? 'autoPay.required' : 'autoPay.cardsOnly')}
          door={isRequired ? doorTo(links.turnOnAutoPay, 'turnOn') : null}
        />
      )}
    </SettingList>
  );
}
