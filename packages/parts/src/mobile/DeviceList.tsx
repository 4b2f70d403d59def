import { useCopy } from '@linework/copy';
import { Link, Money, VisuallyHidden } from '@linework/design-system';
import type { MobileDevices, ShownDevice } from '@linework/domain';
import { FactList, Named, Sum, Under } from '../loadable/fact-list.ts';
import { useSupportPhone } from '../outcomes/support-phone.tsx';
import { devicesCopy } from './devices.copy.ts';

export interface DeviceListProps {
  readonly devices: MobileDevices;
  /** Where a device is paid; `null` where that is not built, or nobody may. */
  readonly payHref: (deviceId: string) => string | null;
}

/** What is left of each device, and the door to paying it; or why none can be paid here (spec section 2.5). */
export function DeviceList({ devices: { devices, obstacle }, payHref }: DeviceListProps) {
  const { t, rich } = useCopy(devicesCopy);
  const { slots, values } = useSupportPhone();
  const hrefOf = ({ device, confirming }: ShownDevice) =>
    obstacle || confirming ? null : payHref(device.id);
  return (
    <>
      <FactList>
        {devices.map((shown) => (
          <Device key={shown.device.id} shown={shown} href={hrefOf(shown)} />
        ))}
      </FactList>
      {devices.some(hrefOf) && <Under as="p">{t('sooner')}</Under>}
      {devices.length > 0 && obstacle !== null && obstacle !== 'inactive' && (
        <Under as="p">{t(`obstacle.${obstacle}`)}</Under>
      )}
      {devices.length > 0 && obstacle === 'inactive' && (
        <Under as="p">
          {'phone' in values ? rich('obstacle.inactive', slots, values) : t('obstacle.inactiveWithoutPhone')}
        </Under>
      )}
    </>
  );
}

function Device({ shown: { device, confirming }, href }: { shown: ShownDevice; href: string | null }) {
  const { t } = useCopy(devicesCopy);
  const { name, lineLastFour: digits, balance, monthlyAmount: amount, installmentsLeft: count } = device;
  return (
    <li>
      <Named>
        <strong>{name}</strong>
        <Under>{t('line', { digits })}</Under>
        {confirming && <Under>{t('confirming', { amount: confirming })}</Under>}
      </Named>
      <Sum>
        <strong>
          <Money cents={balance.cents} />
        </strong>
        <Under>{t('installments', { count })}</Under>
        {/* The last one is what is left, which may be less. */}
        {count > 1 && <Under>{t('monthly', { amount })}</Under>}
        {href && (
          <Link href={href}>
            {t('pay')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Link>
        )}
      </Sum>
    </li>
  );
}
