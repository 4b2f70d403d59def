import { useCopy } from '@linework/copy';
import { Button, FlowActions } from '@linework/design-system';
import type { OutcomeCode, PaymentOptions } from '@linework/domain';
import type { NewMethodKind } from '@linework/parts/methods';
import { MethodPicker } from '@linework/parts/methods';
import { OutcomeNotice } from '@linework/parts/outcomes';
import type { CardDataPort, CardDataProblem, CardDataToken } from '@linework/parts/ports';
import { useId } from 'react';
import { oneTimePaymentCopy } from '../copy.ts';
import type { MethodChoice } from '../one-time-payment.types.ts';
import type { Resumed } from './ResumedNotice.tsx';
import { StepHead } from './StepHead.tsx';
import { Stack } from './stack.ts';

export interface MethodScreenProps {
  options: PaymentOptions;
  /** What was chosen before. */
  method: MethodChoice | null;
  problem?: OutcomeCode | undefined;
  resumed?: Resumed | null | undefined;
  sendCardData: CardDataPort;
  onSaved: (methodId: string, token: CardDataToken | null) => void;
  onNew: (kind: NewMethodKind) => void;
  onRefused: (problem: CardDataProblem) => void;
}

/** Which outcome tells a restriction that leaves another kind of method open. */
const restrictionNotices = { card: 'LW-PAY-030', bank: 'LW-PAY-031' } as const;

/** The second step: a saved method, a new one, or why the account takes only some. */
export function MethodScreen({ options, method, problem, resumed, ...picker }: MethodScreenProps) {
  const { t } = useCopy(oneTimePaymentCopy);
  const headingId = useId();
  const { restriction, bankConnect, methods } = options;
  return (
    <Stack>
      <StepHead id={headingId} title={t('method.heading')} resumed={resumed} problem={problem} />
      {(restriction === 'card' || restriction === 'bank') && (
        <OutcomeNotice code={restrictionNotices[restriction]} />
      )}
      <MethodPicker
        {...picker}
        options={methods}
        labelledBy={headingId}
        offers={{ card: restriction !== 'card', bankAccount: restriction !== 'bank', bankConnect }}
        kept={method?.kind === 'new' ? method : undefined}
        defaultValue={method?.kind === 'saved' ? method.methodId : null}
        actions={({ isBusy }) => (
          <FlowActions>
            <Button type="submit" isFullWidth isBusy={isBusy} busyLabel={t('method.checking')}>
              {t('continue')}
            </Button>
          </FlowActions>
        )}
      />
    </Stack>
  );
}
