import { useCopy } from '@linework/copy';
import { Button, FlowActions } from '@linework/design-system';
import type { Wallet } from '@linework/domain';
import { flowCopy, Stack, StepHeading } from '@linework/parts/flow';
import { MethodPicker } from '@linework/parts/methods';
import { OutcomeNotice } from '@linework/parts/outcomes';
import { useId } from 'react';
import { walletCopy } from './wallet.copy.ts';
import type { WalletView } from './wallet-view.ts';

export interface KindScreenProps {
  readonly view: WalletView;
  readonly wallet: Wallet;
}

/** What is to be added: a card or a bank account, where the account may pay with both. */
export function KindScreen({ view: { ports, send }, wallet: { restriction, bankConnect } }: KindScreenProps) {
  const { t } = useCopy(walletCopy);
  const { t: flow } = useCopy(flowCopy);
  const headingId = useId();
  return (
    <Stack>
      <StepHeading id={headingId} title={t('add.heading')} />
      {restriction === 'card' && <OutcomeNotice code="LW-PAY-030" />}
      {restriction === 'bank' && <OutcomeNotice code="LW-PAY-031" />}
      <MethodPicker
        options={[]}
        purpose="wallet"
        labelledBy={headingId}
        offers={{ card: restriction !== 'card', bankAccount: restriction !== 'bank', bankConnect }}
        sendCardData={ports.sendCardData}
        onSaved={() => {}}
        onNew={(kind) => send({ type: kind === 'card' ? 'card.requested' : 'bankAccount.requested' })}
        onRefused={({ code, reference }) =>
          send({ type: 'cardData.refused', result: { outcome: code, reference } })
        }
        actions={() => (
          <FlowActions>
            <Button type="submit" isFullWidth>
              {flow('continue')}
            </Button>
          </FlowActions>
        )}
      />
    </Stack>
  );
}
