import { useCopy } from '@linework/copy';
import { Link } from '@linework/design-system';
import { outcomeActionsCopy } from '../outcomes/outcome-actions.copy.ts';
import { paymentCopy } from './payment.copy.ts';

/** What whoever presses the button agrees to. */
export function PaymentTerms({ href, isToday }: { href: string; isToday: boolean }) {
  const { rich } = useCopy(paymentCopy);
  const { t } = useCopy(outcomeActionsCopy);
  return (
    <p>
      {rich(isToday ? 'review.terms' : 'review.termsLater', {
        terms: (
          <Link href={href} variant="inline" newTab={t('newTab')}>
            {null}
          </Link>
        ),
      })}
    </p>
  );
}
