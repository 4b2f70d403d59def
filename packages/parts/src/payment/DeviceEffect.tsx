import { useCopy } from '@linework/copy';
import { FigureHeading, Money, SumList, SumRow, useCountedFigure } from '@linework/design-system';
import { devicePlanAfter, type MobileDevice, type Money as MoneyValue, negate, zero } from '@linework/domain';
import { paymentCopy } from './payment.copy.ts';
import { useDeviceWords } from './use-device-words.ts';

export interface DeviceEffectProps {
  readonly device: MobileDevice;
  /** `null` while no amount was given that can be paid. */
  readonly amount: MoneyValue | null;
}

/** What a payment leaves of a device: how much, in how many months, until when. Before there is an amount: what is left now. */
export function DeviceEffect({ device, amount }: DeviceEffectProps) {
  const { t } = useCopy(paymentCopy);
  const { planWords } = useDeviceWords();
  const paying = useCountedFigure(amount?.cents ?? 0);
  const plan = devicePlanAfter(device, amount ?? zero);
  const left = useCountedFigure(plan.balance.cents);
  return (
    <>
      {amount && (
        <SumList leadsToTotal>
          <SumRow label={t('device.left')} figure={<Money cents={device.balance.cents} />} />
          <SumRow
            label={t('effect.thisPayment')}
            figure={<Money cents={negate({ ...amount, cents: paying }).cents} />}
          />
        </SumList>
      )}
      <FigureHeading
        lead={t(amount ? 'device.leftAfter' : 'device.left')}
        cents={left}
        size="medium"
        tone="muted"
      >
        {planWords(plan)}
      </FigureHeading>
    </>
  );
}
