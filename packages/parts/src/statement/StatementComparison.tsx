import { useCopy, useFormat, useLanguage } from '@linework/copy';
import {
  ChangeWaterfall,
  Disclosure,
  HigherIcon,
  Icon,
  type IconShape,
  LowerIcon,
  Money,
  StatementIcon,
  SumList,
  SumRow,
  type WaterfallStep,
} from '@linework/design-system';
import { type BusinessDate, largestDifferences, type Statement, usd } from '@linework/domain';
import { useId } from 'react';
import { styled } from 'styled-components';
import { type ChangeWords, useChangeWords } from '../bills/use-change-words.ts';
import { statementCopy } from './statement.copy.ts';

/** More steps than this are a list to scroll, not a picture. */
const stepsShown = 8;

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-16);
`;

const Words = styled.div`
  display: grid;
  gap: var(--lw-space-8);
`;

const Head = styled.div`
  display: flex;
  gap: var(--lw-space-8);

  > svg {
    margin-block-start: var(--lw-space-2);
    color: var(--lw-color-brand);
  }
`;

const icons: Readonly<Record<ChangeWords['direction'], IconShape>> = {
  up: HigherIcon,
  down: LowerIcon,
  same: StatementIcon,
  sameTotal: StatementIcon,
};

export interface StatementComparisonProps {
  readonly statement: Statement;
}

/** Why this bill differs from the one before: a sentence, and each difference with its class, step by step. */
export function StatementComparison({ statement }: StatementComparisonProps) {
  const { t } = useCopy(statementCopy);
  const headingId = useId();
  const format = useFormat();
  const steps = useSteps(statement);
  const changeWords = useChangeWords();
  const { comparison, kind, billDate } = statement;
  if (!comparison && kind !== 'first') return null;
  const words = comparison && changeWords(comparison.differences, comparison.previousBillDate);
  const month = comparison?.previousBillDate;
  const amount = usd(Math.abs(statement.newCharges.cents - (comparison?.previousAmount.cents ?? 0)));
  return (
    <Section aria-labelledby={headingId}>
      <Words>
        <Head>
          <Icon of={words ? icons[words.direction] : StatementIcon} />
          <h2 id={headingId}>
            {words && month ? t(`compare.${words.direction}`, { amount, month }) : t('compare.first')}
          </h2>
        </Head>
        <p>{sentence()}</p>
      </Words>
      {words?.reasons && month && (
        <ChangeWaterfall
          label={t('compare.list', { before: month, now: billDate })}
          steps={steps}
          note={(from) => t('compare.bars', { amount: format.moneyRound(usd(from)) })}
        />
      )}
      <SmallerChanges statement={statement} />
    </Section>
  );

  function sentence(): string {
    if (!words || !month) return t('compare.firstText');
    return words.reasons ? t('compare.why', { reasons: words.reasons }) : t('compare.unchanged', { month });
  }
}

/** What the steps tell together, one by one for whoever asks. */
function SmallerChanges({ statement: { comparison } }: StatementComparisonProps) {
  const { t } = useCopy(statementCopy);
  const { language } = useLanguage();
  const rest = comparison && largestDifferences(comparison.differences, stepsShown).rest;
  if (!rest) return null;
  return (
    <Disclosure title={t('compare.others', { count: rest.count })} headingLevel={3}>
      <SumList>
        {rest.differences.map(({ reason, description, amount }) => (
          <SumRow
            key={`${reason} ${description.en}`}
            label={t('compare.other', { description: description[language], kind: t(`class.${reason}`) })}
            figure={<Money cents={amount.cents} showsPlus />}
          />
        ))}
      </SumList>
    </Disclosure>
  );
}

/** What the bill before came to, each difference, what this one charges: they add up to the cent. */
function useSteps({ comparison, billDate, newCharges }: Statement): readonly WaterfallStep[] {
  const { t } = useCopy(statementCopy);
  const { language } = useLanguage();
  if (!comparison) return [];
  const { told, rest } = largestDifferences(comparison.differences, stepsShown);
  const chargesOf = (month: BusinessDate) => t('compare.charges', { month });
  return [
    {
      id: 'before',
      label: chargesOf(comparison.previousBillDate),
      cents: comparison.previousAmount.cents,
      isTotal: true,
    },
    ...told.map(({ reason, description, amount }) => ({
      id: `${reason} ${description.en}`,
      label: description[language],
      badge: t(`class.${reason}`),
      cents: amount.cents,
    })),
    ...(rest
      ? [{ id: 'rest', label: t('compare.more', { count: rest.count }), cents: rest.amount.cents }]
      : []),
    { id: 'now', label: chargesOf(billDate), cents: newCharges.cents, isTotal: true },
  ];
}
