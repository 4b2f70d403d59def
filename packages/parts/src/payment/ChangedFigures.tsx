import { useCopy } from '@linework/copy';
import { Card } from '@linework/design-system';
import { type Payment, type PaymentOptions, payerToReader } from '@linework/domain';
import { balanceCopy } from '../balance/balance.copy.ts';
import { DeviceEffect } from './DeviceEffect.tsx';
import { DueLines } from './DueLines.tsx';
import { paymentCopy } from './payment.copy.ts';

export interface ChangedFiguresProps {
  options: Pick<PaymentOptions, 'balance' | 'countedPayments' | 'device'>;
  /** What was paid since the figures were shown before. */
  paidMeanwhile: readonly Payment[];
  /** Who is paying, so that their own payments say "you". */
  userId: string;
}

/** How the amount due adds up now, or what is left of the device, and who paid since it was shown before. */
export function ChangedFigures({ options, paidMeanwhile, userId }: ChangedFiguresProps) {
  const { device } = options;
  const { t } = useCopy(balanceCopy);
  const { t: say } = useCopy(paymentCopy);
  return (
    <Card title={device ? say('device.now') : t('heading')}>
      {paidMeanwhile.map((payment) => (
        <p key={payment.id}>
          {say(`changed.${payerToReader(payment, userId)}`, {
            name: payment.createdBy.name,
            amount: payment.amount,
          })}
        </p>
      ))}
      {device ? <DeviceEffect device={device} amount={null} /> : <DueLines options={options} />}
    </Card>
  );
}
