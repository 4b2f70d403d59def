import { useCopy } from '@linework/copy';
import { Button, FlowActions, Link } from '@linework/design-system';
import type { OfferedMethod, OutcomeCode, PaymentOptions } from '@linework/domain';
import { type ReactNode, useId } from 'react';
import { MethodPicker } from '../methods/MethodPicker.tsx';
import type { MethodPurpose, NewMethodKind } from '../methods/new-methods.ts';
import { OutcomeNotice } from '../outcomes/OutcomeNotice.tsx';
import type { CardDataPort, CardDataProblem, CardDataToken } from '../ports/card-data.types.ts';
import type { MethodChoice } from './chart/method-choice.ts';
import { flowCopy } from './flow.copy.ts';
import type { Resumed } from './ResumedNotice.tsx';
import { StepHead } from './StepHead.tsx';
import { Stack } from './stack.ts';

/** What of a flow's figures says which methods can pay. */
export interface MethodOptions extends Pick<PaymentOptions, 'restriction' | 'bankConnect'> {
  readonly methods: readonly OfferedMethod[];
}

export interface MethodScreenProps {
  /** Where saved methods are added, put right and deleted. */
  manageHref?: string | null | undefined;
  /** What is asked. */
  title: string;
  options: MethodOptions;
  /** What was chosen before. */
  method: MethodChoice | null;
  problem?: OutcomeCode | undefined;
  resumed?: Resumed | null | undefined;
  purpose?: MethodPurpose | undefined;
  /** Why what was given cannot be had, where a sentence of the flow tells it. */
  notice?: ReactNode;
  /** False where only a method that is saved already can be chosen. */
  takesNew?: boolean | undefined;
  /** False where cards alone are taken. */
  takesBankAccounts?: boolean | undefined;
  sendCardData: CardDataPort;
  onSaved: (methodId: string, token: CardDataToken | null) => void;
  onNew: (kind: NewMethodKind) => void;
  onRefused: (problem: CardDataProblem) => void;
}

/** Which outcome tells a restriction that leaves another kind of method open. */
const restrictionNotices = { card: 'LW-PAY-030', bank: 'LW-PAY-031' } as const;

/** The step that asks for a method: a saved one, a new one, or why the account takes only some. */
export function MethodScreen(props: MethodScreenProps) {
  const {
    title,
    options,
    method,
    problem,
    resumed,
    notice,
    takesNew = true,
    takesBankAccounts = true,
    ...picker
  } = props;
  const { t } = useCopy(flowCopy);
  const headingId = useId();
  const { restriction, bankConnect, methods } = options;
  return (
    <Stack>
      <StepHead id={headingId} title={title} resumed={resumed} problem={problem} />
      {notice}
      {(restriction === 'card' || restriction === 'bank') && (
        <OutcomeNotice code={restrictionNotices[restriction]} />
      )}
      <MethodPicker
        {...picker}
        options={methods}
        labelledBy={headingId}
        offers={{
          card: takesNew && restriction !== 'card',
          bankAccount: takesNew && takesBankAccounts && restriction !== 'bank',
          bankConnect,
        }}
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
      {props.manageHref && methods.length > 0 && <Link href={props.manageHref}>{t('method.manage')}</Link>}
    </Stack>
  );
}
