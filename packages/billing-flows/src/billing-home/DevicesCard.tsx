import { useCopy } from '@linework/copy';
import { ActionGroup, Card, Link, Money } from '@linework/design-system';
import type { MobileDevices } from '@linework/domain';
import { styled } from 'styled-components';
import type { BillingHomeLinks } from './billing-home.types.ts';
import { homeCardsCopy } from './home-cards.copy.ts';
import { HomeList, Named, Sum, Under } from './home-list.ts';

const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--lw-space-4) var(--lw-space-8);
`;

export interface DevicesCardProps {
  readonly devices: MobileDevices;
  readonly links: Pick<BillingHomeLinks, 'orders' | 'mobileActivity'>;
}

/** What is left to pay of mobile devices: a fact, which nothing on this page pays (spec section 2.5). */
export function DevicesCard({ devices: { balance, devices }, links }: DevicesCardProps) {
  const { t } = useCopy(homeCardsCopy);
  return (
    <Card title={t('devices.heading')}>
      <Total>
        <Money size="medium" cents={balance.cents} /> {t('devices.left')}
      </Total>
      <HomeList>
        {devices.map(
          ({
            id,
            name,
            lineLastFour: digits,
            balance: left,
            monthlyAmount: amount,
            installmentsLeft: count,
          }) => (
            <li key={id}>
              <Named>
                <strong>{name}</strong>
                <Under>{t('devices.line', { digits })}</Under>
              </Named>
              <Sum>
                <strong>
                  <Money cents={left.cents} />
                </strong>
                <Under>{t('devices.installments', { count })}</Under>
                <Under>{t('devices.monthly', { amount })}</Under>
              </Sum>
            </li>
          ),
        )}
      </HomeList>
      <Under as="p">{t('devices.note')}</Under>
      <ActionGroup>
        <Link href={links.orders}>{t('devices.orders')}</Link>
        <Link href={links.mobileActivity}>{t('devices.activity')}</Link>
      </ActionGroup>
    </Card>
  );
}
