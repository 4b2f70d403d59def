import { useCopy, useFormat } from '@linework/copy';
import { Card, FigureHeading, Money, SumList, SumRow } from '@linework/design-system';
import {
  type BusinessDate,
  isPositive,
  isZero,
  needsYears,
  type RangeSide,
  rangeSides,
  type StatementRange,
} from '@linework/domain';
import { styled } from 'styled-components';
import { PaymentsAndCharges, useActivityRows } from './PaymentsAndCharges.tsx';
import { SumTable, type SumTableRow } from './SumTable.tsx';
import { statementsCopy } from './statements.copy.ts';

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-24);
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-24);

  @container (min-width: 45rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const sums = ['charges', 'returns', 'refunds', 'payments', 'credits'] as const;

/** Few accounts were ever given something back: the others read nothing of it. */
const sumsOf = (range: StatementRange) => sums.filter((name) => name !== 'refunds' || !isZero(range.refunds));

export interface RangeResultProps {
  readonly range: StatementRange;
  readonly today: BusinessDate;
}

/** What happened between two days, and what was owed then. */
export function RangeResult({ range, today }: RangeResultProps) {
  const { t } = useCopy(statementsCopy);
  const { date: withYear, dateNear } = useFormat();
  const { from, to: date, opening, closing, ageing, lines, linesLeftOut } = range;
  const write = (day: BusinessDate) => (needsYears(range, today) ? withYear(day) : dateNear(day, today));
  const { payments, charges } = useActivityRows(write)(lines);
  const { paid, charged } = rangeSides(range);
  const older = ({ older: amount }: RangeSide): readonly SumTableRow[] =>
    isZero(amount) ? [] : [{ id: 'older', label: t('tables.older'), amount }];
  const told = isPositive(closing) ? 'owed' : 'credit';
  return (
    <Parts>
      <Card prominence="hero">
        <FigureHeading
          size="large"
          lead={t(isZero(closing) ? 'range.nothing' : `range.${told}`, { date })}
          cents={Math.abs(closing.cents)}
        />
      </Card>
      <Pair>
        <Card title={t('range.sum.heading')}>
          <SumList>
            <SumRow label={t('range.sum.opening', { date: from })} figure={<Money cents={opening.cents} />} />
            {sumsOf(range).map((name) => (
              <SumRow
                key={name}
                label={t(`range.sum.${name}`)}
                figure={<Money cents={range[name].cents} showsPlus />}
              />
            ))}
            <SumRow
              isTotal
              label={t('range.sum.closing', { date })}
              figure={<Money cents={closing.cents} />}
            />
          </SumList>
          <p>{t('range.sum.posted')}</p>
        </Card>
        <Card>
          {isPositive(closing) ? (
            <SumTable
              caption={t('range.ageing.heading')}
              what={t('range.ageing.age')}
              amount={t('tables.amount')}
              rows={ageing.map(({ age, amount }) => ({ id: age, label: t(`range.ageing.${age}`), amount }))}
              total={{ label: t('tables.total'), amount: closing }}
            />
          ) : (
            <p>{t('range.ageing.none', { date })}</p>
          )}
        </Card>
      </Pair>
      <PaymentsAndCharges
        payments={[...older(paid), ...payments]}
        paid={paid.total}
        charges={[...older(charged), ...charges]}
        charged={charged.total}
        hasGivenBack={!isZero(range.returns) || !isZero(range.refunds)}
        leftOut={linesLeftOut}
      />
    </Parts>
  );
}
