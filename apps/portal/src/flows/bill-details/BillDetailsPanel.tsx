import { BillDetails } from '@linework/account-areas/bill-details';
import { can, type QuickAmount } from '@linework/domain';
import { paths } from '../../addresses/paths.ts';
import { useBillingSummary } from '../../answers/use-billing-summary.ts';
import { useLoadable } from '../../answers/use-loadable.ts';
import { statementQuestion } from '../../api/statements.ts';
import { useFlowPanel } from '../../flow-panel/use-flow-panel.tsx';
import { usePortal } from '../../portal/portal-context.ts';
import { useSignedIn } from '../../portal/use-signed-in.ts';

/** The newest bill, and what is due now from the answers that billing home has asked for already. */
export default function BillDetailsPanel() {
  const { accountId, goTo, flow } = useFlowPanel();
  const { user } = useSignedIn();
  const { configuration } = usePortal();
  const { summary } = useBillingSummary();
  const pay = (amount: QuickAmount['choice']) => goTo(paths.flow('one-time-payment', { amount }), 'push');
  const answer = useLoadable(statementQuestion(accountId, null));
  const statement = answer.status === 'ready' ? { ...answer, value: answer.value.statement } : answer;
  return (
    <BillDetails
      {...flow}
      statement={statement}
      statementHref={(id) => paths.billing.statements({ statement: id })}
      summary={summary}
      onPay={can(user.role, 'billing.pay') ? pay : null}
      stores={configuration.links.stores}
    />
  );
}
