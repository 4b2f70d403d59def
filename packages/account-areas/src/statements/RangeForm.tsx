import { useCopy } from '@linework/copy';
import { Alert, Button, DateField, Form } from '@linework/design-system';
import { type BusinessDate, businessDate, type RangeProblems, rangeProblems } from '@linework/domain';
import { FormErrors, useFormProblems } from '@linework/parts/forms';
import { useState } from 'react';
import { styled } from 'styled-components';
import { statementsCopy } from './statements.copy.ts';
import type { StatementRangeProps } from './statements.types.ts';

const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: var(--lw-space-24) var(--lw-space-16);

  > * {
    flex: 1 1 9rem;
    max-inline-size: 14rem;
  }

  /* A line of an error has room in the gap under its field; the lines after it make their own. */
  > button {
    flex: 0 1 100%;
    max-inline-size: 100%;
  }

  /* Beside the boxes, under the height of their labels and hints. */
  @container (min-width: 34rem) {
    > button {
      flex: 0 1 auto;
      margin-block-start: calc(var(--lw-line-height-16) + var(--lw-line-height-14) + var(--lw-space-8));
    }
  }

  @media print {
    display: none;
  }
`;

const dayOf = (date: string | null): BusinessDate | null => (date ? businessDate(date) : null);

/** The first and the last day of a range. */
export function RangeForm({
  asked,
  problems: ofAddress,
  today,
  onChoose,
}: Pick<StatementRangeProps, 'asked' | 'problems' | 'today' | 'onChoose'>) {
  const { t } = useCopy(statementsCopy);
  const [from, setFrom] = useState<BusinessDate | null>(asked.from);
  const [to, setTo] = useState<BusinessDate | null>(asked.to);
  const word = (problem: RangeProblems['from' | 'to'] | undefined) =>
    problem && t(`range.problem.${problem}`);
  const problems = useFormProblems<RangeProblems>(
    ['from', 'to'],
    (found) => ({ from: word(found.from), to: word(found.to) }),
    ofAddress,
  );
  return (
    <Form
      onSubmit={() => {
        const found = rangeProblems(from, to, today);
        if (!problems.show(found) && from && to) onChoose({ from, to });
      }}
    >
      <FormErrors {...problems} />
      {problems.attempt === 0 && Object.keys(ofAddress).length > 0 && (
        <Alert tone="warning" title={t('range.address.title')}>
          {t('range.address.text')}
        </Alert>
      )}
      <Fields>
        <DateField
          {...problems.field('from')}
          label={t('range.from')}
          description={t('range.hint')}
          defaultValue={asked.from}
          onChange={(date) => {
            setFrom(dayOf(date));
            problems.clear('from');
          }}
        />
        <DateField
          {...problems.field('to')}
          label={t('range.to')}
          description={t('range.hint')}
          defaultValue={asked.to}
          onChange={(date) => {
            setTo(dayOf(date));
            problems.clear('to');
          }}
        />
        <Button type="submit">{t('range.show')}</Button>
      </Fields>
    </Form>
  );
}
