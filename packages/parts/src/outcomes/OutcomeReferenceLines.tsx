import { useCopy, useFormat } from '@linework/copy';
import type { OutcomeCode } from '@linework/domain';
import { styled } from 'styled-components';
import { outcomesCopy } from './outcomes.copy.ts';
import { Unbroken } from './Unbroken.tsx';
import type { OutcomeReference } from './use-outcome-words.tsx';

const Line = styled.span`
  display: block;
`;

/** What support asks for, as it is read out: code and number on a line where there is room for both, day and time on the next. */
export function OutcomeReferenceLines({
  code,
  number,
  at,
}: { readonly code: OutcomeCode } & Partial<Omit<OutcomeReference, 'isConfirmed'>>) {
  const { t, rich } = useCopy(outcomesCopy);
  const format = useFormat();
  return (
    <>
      <Line>
        {number
          ? rich(
              'referenceWithNumber',
              { code: <Unbroken>{null}</Unbroken>, number: <Unbroken>{null}</Unbroken> },
              { code, number },
            )
          : t('reference', { code })}
      </Line>
      {number && at && <Line>{format.instant(at)}</Line>}
    </>
  );
}
