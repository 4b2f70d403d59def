import { useCopy } from '@linework/copy';
import type { Payment } from '@linework/domain';
import { useSupportPhone } from '../outcomes/support-phone.tsx';
import { Unbroken } from '../outcomes/Unbroken.tsx';
import { accountNewsCopy } from './account-news.copy.ts';

/** What is open of a payment that nobody knows about after a day: that paying again is possible, and whom to ask. */
export function WithSupportText({ payment: { reference } }: { readonly payment: Payment }) {
  const { t, rich } = useCopy(accountNewsCopy);
  const { slots, values } = useSupportPhone();
  const unbroken = { reference: <Unbroken /> };
  return (
    <>
      {t('withSupport.text')}{' '}
      {'phone' in values
        ? rich('withSupport.help', { ...slots, ...unbroken }, { ...values, reference })
        : rich('withSupport.helpWithoutPhone', unbroken, { reference })}
    </>
  );
}
