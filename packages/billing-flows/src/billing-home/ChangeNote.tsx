import { useCopy, useFormat, useLanguage } from '@linework/copy';
import {
  ChevronRightIcon,
  HigherIcon,
  Icon,
  type IconShape,
  Link,
  LowerIcon,
  StatementIcon,
} from '@linework/design-system';
import { type BillDifference, billChange, isZero, type ListedBill, usd } from '@linework/domain';
import { styled } from 'styled-components';
import { billingHomeCopy } from './billing-home.copy.ts';

/** More reasons than this are a table, not a sentence. */
const reasonsTold = 4;

/* With large letters on a phone the words take the whole width, under their icon. */
const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-12);
  padding: var(--lw-space-16);
  border-radius: var(--lw-radius-control);
  background: var(--lw-color-brand-soft);

  > svg {
    margin-block-start: var(--lw-space-2);
    color: var(--lw-color-brand);
  }

  @media (forced-colors: active) {
    border: var(--lw-border-hairline) solid CanvasText;
  }
`;

const Words = styled.div`
  display: grid;
  flex: 1 1 10rem;
  gap: var(--lw-space-8);
  min-width: 0;
`;

/** Taxes follow what is taxed, up or down; every other difference has one wording. */
const wordsOf = ({ reason, amount }: BillDifference) =>
  reason === 'tax' ? (amount.cents > 0 ? 'taxUp' : 'taxDown') : reason;

const icons: Readonly<Record<'up' | 'down' | 'same' | 'sameTotal', IconShape>> = {
  up: HigherIcon,
  down: LowerIcon,
  same: StatementIcon,
  sameTotal: StatementIcon,
};

export interface ChangeNoteProps {
  readonly current: ListedBill;
  readonly previous: ListedBill;
  /** Where the whole of it is told; `null` where there is no such page yet. */
  readonly href: string | null;
}

/** Why this bill differs from the last, in a sentence. */
export function ChangeNote({ current, previous, href }: ChangeNoteProps) {
  const { t } = useCopy(billingHomeCopy);
  const format = useFormat();
  const { language } = useLanguage();
  const { total, differences } = billChange(current, previous);
  const month = previous.billDate;
  const amount = usd(Math.abs(total.cents));
  const reasons = differences.slice(0, reasonsTold).map((difference) =>
    t(`bills.reason.${wordsOf(difference)}`, {
      description: difference.description[language],
      amount: `${difference.amount.cents > 0 ? '+' : ''}${format.money(difference.amount)}`,
    }),
  );
  const ofSameTotal = reasons.length > 0 ? 'sameTotal' : 'same';
  const change = isZero(total) ? ofSameTotal : total.cents > 0 ? 'up' : 'down';
  return (
    <Note>
      <Icon of={icons[change]} />
      <Words>
        <p>
          <strong>{t(`bills.${change}`, { amount, month })}</strong>{' '}
          {reasons.length > 0 && t('bills.because', { reasons })}
        </p>
        {href && (
          <Link href={href}>
            {t('bills.seeChanges')}
            <Icon of={ChevronRightIcon} size="small" />
          </Link>
        )}
      </Words>
    </Note>
  );
}
