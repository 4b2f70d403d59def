import { useCopy, useFormat, useLanguage } from '@linework/copy';
import { Alert, BarChart, Card, StatementIcon } from '@linework/design-system';
import { type BillDifference, billChange, type CustomerBill, isZero, usd } from '@linework/domain';
import { styled } from 'styled-components';
import { billingHomeCopy } from './billing-home.copy.ts';

/** More reasons than this are a table, not a sentence. */
const reasonsTold = 4;

const Story = styled.div`
  margin-block-start: var(--lw-space-16);
`;

/** Taxes follow what is taxed, up or down; every other difference has one wording. */
const wordsOf = ({ reason, amount }: BillDifference) =>
  reason === 'tax' ? (amount.cents > 0 ? 'taxUp' : 'taxDown') : reason;

function ChangeStory({
  current,
  previous,
}: {
  readonly current: CustomerBill;
  readonly previous: CustomerBill;
}) {
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
  const title = isZero(total) ? ofSameTotal : total.cents > 0 ? 'up' : 'down';
  return (
    <Story>
      <Alert icon={StatementIcon} title={t(`bills.${title}`, { amount, month })}>
        {reasons.length > 0 && t('bills.because', { reasons })}
      </Alert>
    </Story>
  );
}

/** The last twelve bills at a glance, and why this one differs from the last. */
export function BillsCard({ bills }: { readonly bills: readonly CustomerBill[] }) {
  const { t } = useCopy(billingHomeCopy);
  const format = useFormat();
  const [current, previous] = bills;
  const bars = bills
    .slice(0, 12)
    .reverse()
    .map(({ id, billDate, amount }) => ({
      id,
      short: format.monthShort(billDate).charAt(0).toUpperCase(),
      name: format.month(billDate),
      value: amount.cents,
      valueLabel: format.money(amount),
    }));
  return (
    <Card title={t('bills.heading')}>
      {current ? (
        <BarChart label={t('bills.chart', { count: bars.length })} bars={bars} />
      ) : (
        <p>{t('bills.empty')}</p>
      )}
      {current && previous && <ChangeStory current={current} previous={previous} />}
    </Card>
  );
}
