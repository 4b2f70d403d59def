import {
  type AskedRange,
  StatementRangeScreen,
  type StatementsLinks,
} from '@linework/account-areas/statements';
import { type BusinessDate, dayIn, isBusinessDate, rangeProblems } from '@linework/domain';
import { useNavigate } from 'react-router-dom';
import { paths } from '../addresses/paths.ts';
import { useLoadable } from '../answers/use-loadable.ts';
import { download } from '../api/statement-documents.ts';
import { statementRangeQuestion } from '../api/statements.ts';
import { usePageQuery } from '../navigation/page-location.ts';
import { useSignedIn } from '../portal/use-signed-in.ts';
import { useTitleSetter } from '../shell/page-title.ts';

const dayOf = (text: string | null): BusinessDate | null => (text && isBusinessDate(text) ? text : null);

/** What happened between the two days in the address. */
export function StatementRangePanel({ links }: { readonly links: StatementsLinks }) {
  const { accountId, timeZone } = useSignedIn();
  const navigate = useNavigate();
  const query = usePageQuery();
  const today = dayIn(new Date(), timeZone);
  const asked: AskedRange = { from: dayOf(query.get('from')), to: dayOf(query.get('to')) };
  const { from, to } = asked;
  const hasRange = Object.keys(rangeProblems(from, to, today)).length === 0;
  const range = useLoadable(from && to && hasRange ? statementRangeQuestion(accountId, from, to) : null);
  return (
    <StatementRangeScreen
      asked={asked}
      today={today}
      range={hasRange ? range : null}
      links={links}
      download={download}
      onChoose={(chosen) => void navigate(paths.billing.statements(chosen))}
      onTitleChange={useTitleSetter()}
    />
  );
}
