import { useCopy } from '@linework/copy';
import { Link } from '@linework/design-system';
import { styled } from 'styled-components';
import { devicesCopy } from './devices.copy.ts';

const Doors = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-8) var(--lw-space-24);
`;

export interface MobileDoorsProps {
  readonly orders: string;
  /** What was charged and paid for mobile service. */
  readonly mobileActivity: string;
}

/** The ways to what else there is of mobile service, whether or not a device is paid off. */
export function MobileDoors({ orders, mobileActivity }: MobileDoorsProps) {
  const { t } = useCopy(devicesCopy);
  return (
    <Doors>
      <Link href={orders}>{t('doors.orders')}</Link>
      <Link href={mobileActivity}>{t('doors.activity')}</Link>
    </Doors>
  );
}
