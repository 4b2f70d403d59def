import { useCopy } from '@linework/copy';
import { ActionGroup, Card, Link, Money } from '@linework/design-system';
import type { MobileDevices } from '@linework/domain';
import { Under } from '@linework/parts/loadable';
import { DeviceList, type DeviceListProps } from '@linework/parts/mobile';
import { styled } from 'styled-components';
import type { BillingHomeLinks } from './billing-home.types.ts';
import { homeCardsCopy } from './home-cards.copy.ts';

const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--lw-space-4) var(--lw-space-8);
`;

export interface DevicesCardProps extends DeviceListProps {
  readonly devices: MobileDevices;
  readonly links: Pick<BillingHomeLinks, 'orders' | 'mobileActivity'>;
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
      <ActionGroup>
        <Link href={links.orders}>{t('devices.orders')}</Link>
        <Link href={links.mobileActivity}>{t('devices.activity')}</Link>
      </ActionGroup>
    </Card>
  );
}
