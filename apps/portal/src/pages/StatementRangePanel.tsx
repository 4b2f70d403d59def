import { StatementRangeScreen, type StatementsLinks } from '@linework/account-areas/statements';
import { dayIn, readRange } from '@linework/domain';
import { useNavigate } from 'react-router-dom';
import { paths } from '../addresses/paths.ts';
import { useLoadable } from '../answers/use-loadable.ts';
import { download } from '../api/statement-documents.ts';
import { statementRangeQuestion } from '../api/statements.ts';
import { usePageQuery } from '../navigation/page-location.ts';
import { useSignedIn } from '../portal/use-signed-in.ts';
import { useTitleSetter } from '../shell/page-title.ts';

/** What happened between the two days in the address. */
export function StatementRangePanel({ links }: { readonly links: StatementsLinks }) {
  const { accountId, timeZone } = useSignedIn();
  const navigate = useNavigate();
  const query = usePageQuery();
  const today = dayIn(new Date(), timeZone);
  const { from, to, problems } = readRange(query, today);
  const isRange = from !== null && to !== null && Object.keys(problems).length === 0;
  const range = useLoadable(isRange ? statementRangeQuestion(accountId, from, to) : null);
  return (
    <StatementRangeScreen
      asked={{ from, to }}
      problems={problems}
      today={today}
      range={isRange ? range : null}
      links={links}
      download={download}
      onChoose={(chosen) => void navigate(paths.billing.statements(chosen))}
      onTitleChange={useTitleSetter()}
    />
  );
}
