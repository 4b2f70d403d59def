import { useCopy } from '@linework/copy';
import { Alert, Link } from '@linework/design-system';
import { type Money, type NearbyDebit, personToReader, subtract } from '@linework/domain';
import { paymentCopy } from './payment.copy.ts';

export interface DuplicateShieldProps {
  /** `null` when they could not be looked up. */
  debits: readonly NearbyDebit[] | null;
  /** What would still be due after this payment. */
  amountDue: Money;
  amount: Money;
  /** Who is paying, so that their own payments say "you". */
  userId: string;
  /** Where scheduled payments are managed, for whoever has one; `null` where that is not built. */
  href: string | null;
}

/** The one kind that all of them are, or that they are several. */
function kindOf(debits: readonly NearbyDebit[]): NearbyDebit['kind'] | 'mixed' {
  const [first, ...others] = new Set(debits.map(({ kind }) => kind));
  return first && others.length === 0 ? first : 'mixed';
}

/** Every other debit near this one and who made it, so that nobody pays twice unknowingly. */
export function DuplicateShield({ debits, amount, amountDue, userId, href }: DuplicateShieldProps) {
  const { t } = useCopy(paymentCopy);
  if (debits === null) {
    return (
      <Alert tone="warning" title={t('shield.unknownTitle')}>
        {t('shield.unknown')}
      </Alert>
    );
  }
  if (debits.length === 0) return null;
  const scheduled = debits.filter(({ kind }) => kind === 'scheduled').length;
  const leavesNothing = scheduled > 0 && subtract(amountDue, amount).cents <= 0;
  const sentences = debits.map(sentenceOf);
  const after =
    scheduled > 0 && t(`shield.${leavesNothing ? 'leavesNothing' : 'stays'}`, { count: scheduled });
  return (
    <Alert tone="warning" title={t(`shield.title.${kindOf(debits)}`, { count: debits.length })}>
      {sentences.join(' ')} {after}{' '}
      {href && scheduled > 0 && (
        <Link href={href} variant="inline">
          {t('shield.see')}
        </Link>
      )}
    </Alert>
  );

  function sentenceOf({ kind, amount: money, date, madeBy }: NearbyDebit): string {
    if (kind === 'autoPay') return t('shield.autoPay', { amount: money, date });
    if (!madeBy) return t('shield.autoPaySent', { amount: money, date });
    return t(`shield.${kind}.${personToReader(madeBy, userId)}`, { amount: money, date, name: madeBy.name });
  }
}
