import { useCopy } from '@linework/copy';
import type { Payment } from '@linework/domain';
import { useSupportPhone } from '../outcomes/support-phone.tsx';
import { Unbroken } from '../outcomes/Unbroken.tsx';
import { accountNewsCopy } from './account-news.copy.ts';

export interface WithSupportTextProps {
  readonly payment: Payment;
  /** Nothing is owed without it: paying again is not offered. */
  readonly isPaidBesides: boolean;
}

/** What is open of a payment that nobody knows about after a day: whether paying again is needed, and whom to ask. */
export function WithSupportText({ payment: { reference }, isPaidBesides }: WithSupportTextProps) {
  const { t, rich } = useCopy(accountNewsCopy);
  const { slots, values } = useSupportPhone();
  const unbroken = { reference: <Unbroken /> };
  return (
    <>
      {t(isPaidBesides ? 'withSupport.paidBesides' : 'withSupport.text')}{' '}
      {'phone' in values
        ? rich('withSupport.help', { ...slots, ...unbroken }, { ...values, reference })
        : rich('withSupport.helpWithoutPhone', unbroken, { reference })}
    </>
  );
}
