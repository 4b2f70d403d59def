import { useCopy } from '@linework/copy';
import { Card, Money } from '@linework/design-system';
import type { MobileDevices } from '@linework/domain';
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

export interface DevicesCardProps extends DeviceListProps {
  readonly devices: MobileDevices;
  readonly links: MobileDoorsProps;
}

/** What is left to pay of mobile devices, each with the door to paying it (spec section 2.5). */
export function DevicesCard({ devices, payHref, links }: DevicesCardProps) {
  const { t } = useCopy(homeCardsCopy);
  return (
    <Card title={t('devices.heading')}>
      <Total>
        <Money size="medium" cents={devices.balance.cents} /> {t('devices.left')}
      </Total>
      <DeviceList devices={devices} payHref={payHref} />
      <Under as="p">{t('devices.note')}</Under>
      <MobileDoors orders={links.orders} mobileActivity={links.mobileActivity} />
    </Card>
  );
}
