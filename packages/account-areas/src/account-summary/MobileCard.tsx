import { useCopy } from '@linework/copy';
import {
  AutoPayIcon,
  Badge,
  type BadgeTone,
  Card,
  FigureHeading,
  SettingList,
  SettingRow,
} from '@linework/design-system';
import { isPositive, type MobileSummary, type Money, mobileStandings, type Severity } from '@linework/domain';
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
  /** Where mobile Auto Pay is changed. */
  readonly autoPay: string | null;
}

export interface MobileCardProps {
  readonly mobile: MobileSummary;
  readonly links: MobileCardLinks;
}

/** Mobile service: its bill and what pays that, how it stands, and what is left of its devices (spec section 2.5). */
export function MobileCard({ mobile, links }: MobileCardProps) {
  const { t } = useCopy(mobileCardCopy);
  const { standing, bill, autoPayMethod, devices } = mobile;
  return (
    <Card
      title={t('heading')}
      action={
        <Badge tone={tones[mobileStandings[standing.name].severity]}>{t(`standing.${standing.name}`)}</Badge>
      }
    >
      {bill && (
        <FigureHeading lead={t('bill')} cents={bill.amount.cents} size="medium" tone="muted">
          {isPositive(standing.pastDue)
            ? t('pastDue', { amount: standing.pastDue })
            : t('due', { date: bill.dueDate })}
        </FigureHeading>
      )}
      <HowItIsPaid isPaidByItself={autoPayMethod !== null} owing={bill?.amount ?? standing.pastDue} />
      <AutoPayRow method={autoPayMethod} href={links.autoPay} />
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

/** The mobile bill is none of what is paid here: what pays it, or whom to call. */
function HowItIsPaid({ isPaidByItself, owing }: { isPaidByItself: boolean; owing: Money }) {
  const { t, rich } = useCopy(mobileCardCopy);
  const { slots, values } = useSupportPhone();
  if (!isPositive(owing)) return null;
  if (isPaidByItself) return <p>{t('separateAutoPay')}</p>;
  return <p>{'phone' in values ? rich('separate', slots, values) : t('separateWithoutPhone')}</p>;
}

function AutoPayRow({ method, href }: { method: MobileSummary['autoPayMethod']; href: string | null }) {
  const { t } = useCopy(mobileCardCopy);
  const labelOf = useMethodLabel();
  return (
    <SettingList label={t('autoPay.label')}>
      {method ? (
        <SettingRow
          icon={AutoPayIcon}
          tone="positive"
          title={t('autoPay.on')}
          note={labelOf(method)}
          door={href === null ? null : { href, verb: t('autoPay.manage') }}
        />
      ) : (
        <SettingRow icon={AutoPayIcon} tone="quiet" title={t('autoPay.off')} note={t('autoPay.cardsOnly')} />
      )}
    </SettingList>
  );
}
