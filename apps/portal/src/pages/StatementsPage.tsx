import {
  type StatementsLinks,
  StatementsScreen,
  statementsBundles,
} from '@linework/account-areas/statements';
import { useLanguage } from '@linework/copy';
import { can, dayIn, isBusinessDate } from '@linework/domain';
import { useNavigate } from 'react-router-dom';
import { paths } from '../addresses/paths.ts';
import { useBillingSummary } from '../answers/use-billing-summary.ts';
import { useLoadable } from '../answers/use-loadable.ts';
import { documentAddress, download } from '../api/statement-documents.ts';
import { statementListQuestion, statementQuestion } from '../api/statements.ts';
import type { Page } from '../navigation/page.types.ts';
import { usePageQuery } from '../navigation/page-location.ts';
import { useArrivalAt } from '../navigation/use-arrival.ts';
import { usePortal } from '../portal/portal-context.ts';
import { useSignedIn } from '../portal/use-signed-in.ts';
import { useTitleSetter } from '../shell/page-title.ts';
import { billingLinks } from './billing-links.ts';
import { ForBilling } from './ForBilling.tsx';
import { StatementRangePanel } from './StatementRangePanel.tsx';

/** Where statements lead, with their documents in the page's language. */
function useStatementLinks(): StatementsLinks {
  const { language } = useLanguage();
  const { configuration } = usePortal();
  const { user } = useSignedIn();
  const mayPay = can(user.role, 'billing.pay');
  return {
    billing: paths.billing.payBill(),
    // No amount: on a bill that is paid in part its own figure is none of those that are offered.
    pay: mayPay ? paths.flow('one-time-payment') : null,
    payPastDue: mayPay ? billingLinks.payPastDue : null,
    payLeft: mayPay ? billingLinks.payLeft : null,
    stores: configuration.links.stores,
    all: paths.billing.statements(),
    statement: (statement) => paths.billing.statements({ statement }),
    range: paths.billing.statements({ from: '', to: '' }),
    document: (kind, of) => documentAddress(kind, of, language),
  };
}

function StatementsPanel() {
  const { accountId, timeZone } = useSignedIn();
  const navigate = useNavigate();
  const links = useStatementLinks();
  const query = usePageQuery();
  const { summary } = useBillingSummary();
  const list = useLoadable(statementListQuestion(accountId));
  const named = query.get('statement');
  // A day is as good as the id of the bill of that day.
  const known = list.status === 'ready' ? list.value : null;
  const byDate = known?.nodes.find(({ billDate }) => billDate === named);
  // The bill of a statement that is still to come is told of beside the newest one.
  const asked = byDate?.id ?? (named === known?.delayed?.billDate ? null : named);
  const isListNeeded = named !== null && isBusinessDate(named) && list.status !== 'ready';
  const statement = useLoadable(isListNeeded ? null : statementQuestion(accountId, asked));
  return (
    <StatementsScreen
      asked={asked}
      today={dayIn(new Date(), timeZone)}
      list={list}
      statement={isListNeeded && list.status === 'failed' ? list : statement}
      summary={summary}
      links={links}
      download={download}
      onChoose={(id) => void navigate(links.statement(id))}
      onLeave={() => void navigate(links.billing)}
      onTitleChange={useTitleSetter()}
    />
  );
}

/** A statement, or what happened between two days; or who may see either. */
function StatementsPage() {
  const query = usePageQuery();
  const links = useStatementLinks();
  const isRange = query.has('from') || query.has('to');
  // Another statement, or other days, are chosen in lists far down the page.
  useArrivalAt(['statement', 'from', 'to'].map((name) => `${name}=${query.get(name)}`).join(' '));
  return <ForBilling>{isRange ? <StatementRangePanel links={links} /> : <StatementsPanel />}</ForBilling>;
}

export const page: Page = { Component: StatementsPage, copy: statementsBundles };
