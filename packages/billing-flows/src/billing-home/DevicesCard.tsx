import { useCopy } from '@linework/copy';
import { Card, Link, Money } from '@linework/design-system';
import { isPositive, type MobileSummary } from '@linework/domain';
import { Under } from '@linework/parts/loadable';
import { DeviceList, type DeviceListProps, MobileDoors, type MobileDoorsProps } from '@linework/parts/mobile';
import { styled } from 'styled-components';
import { homeCardsCopy } from './home-cards.copy.ts';

const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--lw-space-4) var(--lw-space-8);
`;

export interface DevicesCardProps extends Pick<DeviceListProps, 'payHref'> {
  readonly mobile: MobileSummary;
  readonly links: MobileDoorsProps;
}

/** What is left to pay of mobile devices, each with the door to paying it, and the mobile bill (spec section 2.5). */
export function DevicesCard({ mobile, payHref, links }: DevicesCardProps) {
  const { t } = useCopy(homeCardsCopy);
  const { devices } = mobile;
  return (
    <Card title={t('devices.heading')}>
      <Total>
        <Money size="medium" cents={devices.balance.cents} /> {t('devices.left')}
      </Total>
      <DeviceList devices={devices} payHref={payHref} />
      <MobileBill mobile={mobile} payHref={payHref} />
      <Under as="p">{t('devices.note')}</Under>
      <MobileDoors orders={links.orders} mobileActivity={links.mobileActivity} />
    </Card>
  );
}

/** The mobile bill is due apart from what the page asks for: by when, and what pays it. What is past due has its alert. */
function MobileBill({ mobile, payHref }: Pick<DevicesCardProps, 'mobile' | 'payHref'>) {
  const { t } = useCopy(homeCardsCopy);
  const { bill, standing, autoPayDate: day } = mobile;
  if (!bill || !isPositive(bill.amount)) return null;
  const { amount, dueDate: date, confirming, obstacle } = bill;
  if (confirming) return <p>{t('mobileBill.confirming', { amount: confirming })}</p>;
  const { pastDue } = standing;
  if (isPositive(pastDue)) return <p>{t('mobileBill.pastDue', { amount, late: pastDue })}</p>;
  const href = obstacle === null ? payHref('bill') : null;
  return (
    <div>
      <p>{day ? t('mobileBill.autoPay', { amount, date, day }) : t('mobileBill.due', { amount, date })}</p>
      {href && <Link href={href}>{t('mobileBill.pay')}</Link>}
    </div>
  );
}
