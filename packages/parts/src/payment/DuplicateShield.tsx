import { useCopy } from '@linework/copy';
import { Alert, Link } from '@linework/design-system';
import {
  isStillChangeable,
  type Money,
  type NearbyDebit,
  type PaymentDateWindow,
  personToReader,
  subtract,
  type Unconfirmed,
} from '@linework/domain';
import { paymentCopy } from './payment.copy.ts';

export interface DuplicateShieldProps {
  /** `null` when they could not be looked up. */
  debits: readonly NearbyDebit[] | null;
  /** How many of the payments on their way nobody can confirm yet. */
  unconfirmed: Unconfirmed;
  /** What would still be due after this payment. */
  amountDue: Money;
  amount: Money;
  dates: Pick<PaymentDateWindow, 'today' | 'refusedTomorrow'>;
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

/** Every other debit near this one, who made it, and that it is charged too, so that nobody pays twice unknowingly. */
export function DuplicateShield(props: DuplicateShieldProps) {
  const { debits, unconfirmed, amount, amountDue, dates, userId, href } = props;
  const { t } = useCopy(paymentCopy);
  if (debits === null) {
    return (
      <Alert tone="warning" title={t('shield.unknownTitle')}>
        {t('shield.unknown')}
      </Alert>
    );
  }
  const [first] = debits;
  if (!first) return null;
  const scheduled = debits.filter(({ kind }) => kind === 'scheduled');
  const count = scheduled.length;
  const leavesNothing = subtract(amountDue, amount).cents <= 0;
  const canCancel = href !== null && scheduled.every(({ date }) => isStillChangeable(date, dates));
  const kind = kindOf(debits.map((debit) => toldAs(debit.kind)));
  const sentences = [
    ...(kind === 'scheduled' && count === 1 ? [bySentence(first)] : debits.map(sentenceOf)),
    // The title of scheduled payments alone says it.
    count > 0 && kind === 'mixed' && t('shield.stays', { count }),
    count > 0 && leavesNothing && t('shield.leavesNothing', { count }),
    count > 0 && leavesNothing && canCancel && t('shield.avoid', { count }),
  ].filter((sentence) => sentence !== false);
  return (
    <Alert
      tone="warning"
      title={t(`shield.title.${kind}`, { count: debits.length, amount: first.amount, date: first.date })}
    >
      {sentences.join(' ')}{' '}
      {href && count > 0 && (
        <Link href={href} variant="inline">
          {canCancel ? t('shield.manage', { count }) : t('shield.see')}
        </Link>
      )}
    </Alert>
  );

  function toldAs<Kind extends NearbyDebit['kind']>(kind: Kind): Kind | 'unconfirmed' {
    return kind === 'onItsWay' && unconfirmed === 'all' ? 'unconfirmed' : kind;
  }

  /** Whose doing the one scheduled payment is, which the title says all else of. */
  function bySentence({ madeBy }: NearbyDebit): string | false {
    return madeBy !== null && t(`shield.by.${personToReader(madeBy, userId)}`, { name: madeBy.name });
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
