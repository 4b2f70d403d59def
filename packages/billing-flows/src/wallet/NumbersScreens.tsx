import { useCopy } from '@linework/copy';
import { Button, FlowActions } from '@linework/design-system';
import { type BusinessDate, type SavedMethod, toTypedExpiration } from '@linework/domain';
import { flowCopy, Stack, StepHeading } from '@linework/parts/flow';
import { BankAccountForm, CardForm, type CardFormProps, useMethodLabel } from '@linework/parts/methods';
import { Problem } from './Problem.tsx';
import { Uses } from './Uses.tsx';
import { walletCopy } from './wallet.copy.ts';
import type { WalletView } from './wallet-view.ts';

interface NumbersProps {
  readonly view: WalletView;
}

/** Where the numbers go, and what comes back. */
const ends = ({
  ports,
  send,
}: WalletView): Pick<CardFormProps, 'sendCardData' | 'onToken' | 'onRefused'> => ({
  sendCardData: ports.sendCardData,
  onToken: (token, method, save) => send({ type: 'newMethod.submitted', token, method, save }),
  onRefused: ({ code, reference }) =>
    send({ type: 'cardData.refused', result: { outcome: code, reference } }),
});

const cardEnds = (view: WalletView) => ({
  ...ends(view),
  onSent: (typed: WalletView['typed']['current']) => {
    view.typed.current = typed;
  },
});

/** A new card. */
export function CardScreen({ view, today }: NumbersProps & { readonly today: BusinessDate }) {
  const { t } = useCopy(walletCopy);
  const { t: flow } = useCopy(flowCopy);
  return (
    <Stack>
      <StepHeading title={t('card.heading')} />
      <Problem view={view} />
      <CardForm
        {...cardEnds(view)}
        purpose="wallet"
        today={today}
        start={view.typed.current}
        actions={({ isBusy }) => (
          <FlowActions>
            <Button type="submit" isFullWidth isBusy={isBusy} busyLabel={flow('card.busy')}>
              {flow('continue')}
            </Button>
          </FlowActions>
        )}
      />
    </Stack>
  );
}

/** A new bank account by its numbers. */
export function BankAccountScreen({ view }: NumbersProps) {
  const { t } = useCopy(flowCopy);
  return (
    <Stack>
      <StepHeading title={t('bankAccount.heading')} />
      <Problem view={view} />
      <BankAccountForm
        {...ends(view)}
        purpose="wallet"
        actions={({ isBusy }) => (
          <FlowActions>
            <Button type="submit" isFullWidth isBusy={isBusy} busyLabel={t('bankAccount.busy')}>
              {t('continue')}
            </Button>
          </FlowActions>
        )}
      />
    </Stack>
  );
}

export interface EditCardScreenProps extends NumbersProps {
  readonly saved: SavedMethod;
  readonly today: BusinessDate;
  /** It is being saved: nothing can be changed, nothing moves. */
  readonly isSaving: boolean;
}

/** The card that takes the place of a saved one. What uses it continues with it, which is said before. */
export function EditCardScreen({ view, saved, today, isSaving }: EditCardScreenProps) {
  const { t } = useCopy(walletCopy);
  const labelOf = useMethodLabel();
  const { method } = saved;
  if (method.type !== 'creditCard') return null;
  const known = {
    nameOnCard: method.nameOnCard,
    expiration: toTypedExpiration(method.expirationDate),
    postalCode: method.postalCode,
  };
  return (
    <Stack>
      <StepHeading title={t('edit.heading', { method: labelOf(method, 'inSentence') })}>
        {t('edit.text')}
      </StepHeading>
      <Problem view={view} />
      <Uses saved={saved} among={view.context.wallet?.methods ?? []} lead={t('edit.goesOn')} />
      <CardForm
        {...cardEnds(view)}
        purpose="wallet"
        today={today}
        start={{ ...known, ...view.typed.current }}
        actions={({ isBusy }) => (
          <FlowActions>
            <Button type="submit" isFullWidth isBusy={isBusy || isSaving} busyLabel={t('edit.saving')}>
              {t('edit.save')}
            </Button>
          </FlowActions>
        )}
      />
    </Stack>
  );
}
