import { useCopy } from '@linework/copy';
import { Button, ButtonLink, LoadingRegion, Modal, Skeleton } from '@linework/design-system';
import { quickAmount } from '@linework/domain';
import { Stack, useScreenTitle } from '@linework/parts/flow';
import { useMachine } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { ConfirmScreen } from './ConfirmScreen.tsx';
import { quickPayCopy } from './quick-pay.copy.ts';
import type { quickPayMachine } from './quick-pay.machine.ts';
import { providedMachine } from './quick-pay.ports.ts';
import type { QuickPayEvent, QuickPayProps } from './quick-pay.types.ts';
import type { QuickPayView } from './quick-pay-view.ts';
import { ResultScreen, type ResultScreenProps } from './ResultScreen.tsx';

/** The shape of the confirmation. */
function Loading() {
  const { t } = useCopy(quickPayCopy);
  return (
    <LoadingRegion label={t('loading')}>
      <Stack>
        <Skeleton shape="block" height="6rem" />
        <Skeleton shape="block" height="9rem" />
        <Skeleton shape="control" />
      </Stack>
    </LoadingRegion>
  );
}

/** Something has changed since billing home was drawn: nothing is to be paid, or it takes the one-time payment. */
function NotOffered({ context: { options }, links, onClose }: QuickPayView) {
  const { t } = useCopy(quickPayCopy);
  const amount = options && quickAmount(options);
  const what = amount ? 'method' : 'nothing';
  const title = t(`notOffered.${what}`);
  const { ref } = useScreenTitle(title);
  return (
    <Stack>
      <h2 ref={ref} tabIndex={-1}>
        {title}
      </h2>
      <p>{t(`notOffered.${what}Text`)}</p>
      {amount ? (
        <ButtonLink href={links.otherWay(amount.choice)}>{t('anotherWay')}</ButtonLink>
      ) : (
        <Button onPress={onClose}>{t('done')}</Button>
      )}
    </Stack>
  );
}

const confirm = (view: QuickPayView) =>
  view.context.options ? <ConfirmScreen view={view} options={view.context.options} /> : <Loading />;
const tells = (code: ResultScreenProps['code']) => (view: QuickPayView) => (
  <ResultScreen key={code} view={view} code={code} />
);

/** Every state of the chart, by name: a new one without a screen does not compile. */
export type StateName = SnapshotFrom<typeof quickPayMachine>['value'];

/** Which screen each state has. The confirmation stays while it is sent, and keeps what was typed. */
const screens = {
  loading: () => <Loading />,
  notOffered: (view) => <NotOffered {...view} />,
  confirming: confirm,
  savingAttempt: confirm,
  submitting: confirm,
  paid: tells('LW-PAY-001'),
  pending: tells('LW-PAY-003'),
  checking: tells('LW-PAY-040'),
  refused: tells('LW-PAY-010'),
  amountChanged: tells('LW-PAY-020'),
  anotherPaymentInProgress: tells('LW-PAY-041'),
  billPayUnavailable: tells('LW-BIL-040'),
  sessionEnded: tells('LW-AUT-030'),
  serviceUnavailable: tells('LW-PAY-060'),
} as const satisfies Record<StateName, (view: QuickPayView) => ReactNode>;

export interface QuickPayDialogProps extends QuickPayProps {
  /** Begins here and stands still: for the catalogue's pictures. */
  readonly snapshot?: SnapshotFrom<typeof quickPayMachine> | undefined;
}

/** Quick pay over billing home, from the confirmation to what came of it. Its ports are those it was opened with. */
export function QuickPayDialog(props: QuickPayDialogProps) {
  const { ports, snapshot: startingAt, onClose } = props;
  const { t } = useCopy(quickPayCopy);
  const [machine] = useState(() => providedMachine(ports));
  const [snapshot, send] = useMachine(machine, { ...(startingAt && { snapshot: startingAt }) });
  const { value: state, context } = snapshot;
  const can = (event: QuickPayEvent) => snapshot.can(event);
  // What was pressed is not stopped by closing: it stays open until it is known to be sent.
  const isSending = state === 'savingAttempt' || state === 'submitting';
  return (
    <Modal
      isOpen
      title={t('title')}
      {...(!isSending && { closeLabel: t('close') })}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isSending) onClose();
      }}
    >
      {screens[state]({ ...props, context, send, can })}
    </Modal>
  );
}
