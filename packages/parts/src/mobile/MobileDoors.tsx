import { useCopy } from '@linework/copy';
import { ActionGroup, Link } from '@linework/design-system';
import { devicesCopy } from './devices.copy.ts';

export interface MobileDoorsProps {
  readonly orders: string;
  /** What was charged and paid for mobile service. */
  readonly mobileActivity: string;
}

/** The ways to what else there is of mobile service, whether or not a device is paid off. */
export function MobileDoors({ orders, mobileActivity }: MobileDoorsProps) {
  const { t } = useCopy(devicesCopy);
  return (
    <ActionGroup>
      <Link href={orders}>{t('doors.orders')}</Link>
      <Link href={mobileActivity}>{t('doors.activity')}</Link>
    </ActionGroup>
  );
}
