import { useCopy } from '@linework/copy';
import { Button, Money, SumFold, SumFoldLine } from '@linework/design-system';
import { isZero, type Statement } from '@linework/domain';
import { useState } from 'react';
import { styled } from 'styled-components';
import { foldsOf, openAtFirst, previousFold } from './open-at-first.ts';
import { statementCopy } from './statement.copy.ts';
import { useChargeLine } from './use-charge-lines.ts';
import { type ToldLine, usePreviousLines } from './use-previous-lines.ts';

const Whole = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-24);
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--lw-space-16);
  padding-block-end: var(--lw-space-8);

  > button {
    margin-block: calc((1lh - var(--lw-control-height)) / 2);
    font-size: var(--lw-font-size-14);
  }
`;

const Sum = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--lw-space-16);
  padding-block: var(--lw-space-16);
  border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);
  color: var(--lw-color-ink);
  font-weight: var(--lw-font-weight-medium);

  > :last-child {
    margin-inline-start: auto;
  }
`;

const Total = styled(Sum)`
  padding-block-end: 0;
  border-block-start: var(--lw-border-strong) solid var(--lw-color-ink);
  font-size: var(--lw-font-size-18);
  font-weight: var(--lw-font-weight-semibold);
  line-height: var(--lw-line-height-18);
`;

const Lines = ({ of }: { readonly of: readonly ToldLine[] }) =>
  of.map(({ id, label, amount, note, explained }) => (
    <SumFoldLine
      key={id}
      label={label}
      figure={<Money cents={amount.cents} />}
      note={note}
      explained={explained}
    />
  ));

/** What a statement is made of: what happened before it, each service and its lines, and what all of that comes to. */
export function StatementSections({ statement }: { readonly statement: Statement }) {
  const { t } = useCopy(statementCopy);
  const previousLines = usePreviousLines();
  const lineOf = useChargeLine(statement);
  const folds = foldsOf(statement);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(openAtFirst(statement)));
  const areAllOpen = folds.every((fold) => open.has(fold));
  const fold = (name: string) => ({
    isExpanded: open.has(name),
    onExpandedChange: (isOpen: boolean) =>
      setOpen((before) => new Set([...before].filter((one) => one !== name).concat(isOpen ? name : []))),
  });
  const { previous, sections, newCharges, total, billDate } = statement;
  return (
    <Whole>
      {folds.includes(previousFold) && (
        <section>
          <Head>
            <h2>{t(previous.billDate === null ? 'since.headingFirst' : 'since.heading')}</h2>
          </Head>
          <SumFold
            {...fold(previousFold)}
            title={t('since.title')}
            figure={<Money cents={previous.left.cents} />}
          >
            <Lines of={previousLines(previous)} />
          </SumFold>
        </section>
      )}
      <section>
        <Head>
          <h2>{t('month.heading')}</h2>
          <Button variant="quiet" onPress={() => setOpen(new Set(areAllOpen ? [] : folds))}>
            {t(areAllOpen ? 'month.collapseAll' : 'month.expandAll')}
          </Button>
        </Head>
        {sections.map(({ service, total: sum, lines }) => (
          <SumFold
            key={service}
            {...fold(service)}
            title={t(`service.${service}`)}
            figure={<Money cents={sum.cents} />}
          >
            <Lines of={lines.map(lineOf)} />
          </SumFold>
        ))}
        {!isZero(previous.left) && (
          <Sum>
            <span>{t('month.newCharges')}</span> <Money cents={newCharges.cents} />
          </Sum>
        )}
        <Total>
          <span>{t('month.total', { month: billDate })}</span> <Money cents={total.cents} />
        </Total>
      </section>
    </Whole>
  );
}
