import { useCopy } from '@linework/copy';
import { Link } from '@linework/design-system';
import { type BillingSummary, isNamedDevice } from '@linework/domain';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { accountNewsCopy } from '../standings/account-news.copy.ts';
import { amountDueCopy } from './amount-due.copy.ts';
import type { AmountDueLinks } from './PayActions.tsx';

const Told = styled.div`
  display: grid;
  gap: var(--lw-space-8);
  justify-items: start;

  > p {
    margin: 0;
  }
`;

export interface WaitsForDeviceProps {
  readonly summary: Pick<BillingSummary, 'openPayment' | 'news'>;
  readonly links: Pick<AmountDueLinks, 'payment'>;
  /** The ways to pay, once there are any. */
  readonly children: ReactNode;
}

/** The ways to pay the account, or for which device's payment they wait: it changes nothing of what is due. */
export function WaitsForDevice({ summary: { openPayment, news }, links, children }: WaitsForDeviceProps) {
  const { t } = useCopy(amountDueCopy);
  const { t: tell } = useCopy(accountNewsCopy);
  if (!openPayment?.device) return children;
  const { amount, device } = openPayment;
  return (
    <Told>
      <p>
        {isNamedDevice(device)
          ? t('waitsForDevice', { amount, device: device.name, digits: device.lineLastFour })
          : t('waitsForMobileBill', { amount })}{' '}
        {news.checkingUntil ? t('knownBy', { by: news.checkingUntil }) : t('knownSoon')}
      </p>
      <Link href={links.payment(openPayment.id)}>{tell('see')}</Link>
    </Told>
  );
}
