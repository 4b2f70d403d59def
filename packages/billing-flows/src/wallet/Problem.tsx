import { useCopy } from '@linework/copy';
import { Alert } from '@linework/design-system';
import { isShownAs, type NextAction, outcomes } from '@linework/domain';
import { bankFlowActions, type OwnAction } from '@linework/parts/flow';
import { ConnectionLostNotice, OutcomeModal, OutcomeNotice } from '@linework/parts/outcomes';
import { savedMethodsCopy } from '@linework/parts/saved-methods';
import { walletCopy } from './wallet.copy.ts';
import type { WalletEvent } from './wallet.types.ts';
import type { WalletView } from './wallet-view.ts';

/** What the flow itself can do about a next action, what comes first first. */
const eventsOfActions: Readonly<Partial<Record<OwnAction, readonly WalletEvent[]>>> = {
  tryAgain: [{ type: 'change.retried' }, { type: 'form.reopened' }, { type: 'load.retried' }],
  useAnotherMethod: [{ type: 'add.reopened' }, { type: 'form.reopened' }],
};
export const { isPossible, take } = bankFlowActions<WalletEvent>(eventsOfActions);

/** What the server said about this step last time: over it where our side failed, at its head where it is decided anew. */
export function Problem({ view }: { readonly view: WalletView }) {
  const { context, send } = view;
  const { t } = useCopy(walletCopy);
  const { result, isCutOff } = context;
  if (isCutOff) return <ConnectionLostNotice />;
  const code = result?.outcome;
  if (!code) return null;
  if (code === 'LW-PAY-013' || code === 'LW-PAY-046')
    return (
      <Alert tone="information" role="alert" title={t('again.title')}>
        {t('again.text')}
      </Alert>
    );
  if (isShownAs(code, 'inline')) return <OutcomeNotice code={code} role="alert" />;
  if (!isShownAs(code, 'modal')) return null;
  const answer = (action: NextAction) => {
    if (action === 'dismiss') send({ type: 'outcome.dismissed' });
    else take(view, action);
  };
  return (
    <OutcomeModal
      code={code}
      details={code === 'LW-WAL-017' || code === 'LW-WAL-011' ? <ComesFirst view={view} /> : null}
      reference={{ number: result.reference }}
      actions={outcomes[code].nextActions.filter((action) => isPossible(view, action))}
      onAction={answer}
    />
  );
}

/** What a deletion waits for: which Auto Pay has to have another method first, or the payments that leave. */
function ComesFirst({ view: { context } }: { readonly view: WalletView }) {
  const { t } = useCopy(walletCopy);
  const { t: name } = useCopy(savedMethodsCopy);
  const { deletion } = context;
  if (deletion?.deletion === 'chooseAnotherFirst')
    // "Auto Pay" alone means all services; which one is named only where mobile is among them.
    return (
      deletion.scopes.includes('mobile') &&
      deletion.scopes.map((scope) => <p key={scope}>{name(`uses.${scope}`)}</p>)
    );
  if (deletion?.deletion !== 'afterPayment') return null;
  return deletion.payments.map(({ id, amount, paymentDate: date }) => (
    <p key={id}>{t('after.payment', { amount, date })}</p>
  ));
}
