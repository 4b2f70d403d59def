import { useCopy } from '@linework/copy';
import { Alert, Link } from '@linework/design-system';
import { type Money, type NearbyDebit, personToReader, subtract, type Unconfirmed } from '@linework/domain';
import { paymentCopy } from './payment.copy.ts';

export interface DuplicateShieldProps {
  /** `null` when they could not be looked up. */
  debits: readonly NearbyDebit[] | null;
  /** How many of the payments on their way nobody can confirm yet. */
  unconfirmed: Unconfirmed;
  /** What would still be due after this payment. */
  amountDue: Money;
  amount: Money;
  /** Who is paying, so that their own payments say "you". */
  userId: string;
  /** Where scheduled payments are managed, for whoever has one; `null` where that is not built. */
  href: string | null;
}

/** What a debit is called: one on its way that nobody can confirm yet has not just to post. */
type Told = NearbyDebit['kind'] | 'unconfirmed';

/** The one kind that all of them are, or that they are several. */
function kindOf(told: readonly Told[]): Told | 'mixed' {
  const [first, ...others] = new Set(told);
  return first && others.length === 0 ? first : 'mixed';
}

/** Every other debit near this one and who made it, so that nobody pays twice unknowingly. */
export function DuplicateShield(props: DuplicateShieldProps) {
  const { debits, unconfirmed, amount, amountDue, userId, href } = props;
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
    <Alert
      tone="warning"
      title={t(`shield.title.${kindOf(debits.map(({ kind }) => toldAs(kind)))}`, { count: debits.length })}
    >
      {sentences.join(' ')} {after}{' '}
      {href && scheduled > 0 && (
        <Link href={href} variant="inline">
          {t('shield.see')}
        </Link>
      )}
    </Alert>
  );

  function toldAs<Kind extends NearbyDebit['kind']>(kind: Kind): Kind | 'unconfirmed' {
    return kind === 'onItsWay' && unconfirmed === 'all' ? 'unconfirmed' : kind;
  }

  function sentenceOf({ kind, amount: money, date, madeBy }: NearbyDebit): string {
    if (kind === 'autoPay') return t('shield.autoPay', { amount: money, date });
    const told = toldAs(kind);
    if (!madeBy)
      return t(told === 'unconfirmed' ? 'shield.autoPayUnconfirmed' : 'shield.autoPaySent', {
        amount: money,
        date,
      });
    return t(`shield.${told}.${personToReader(madeBy, userId)}`, { amount: money, date, name: madeBy.name });
  }
}
