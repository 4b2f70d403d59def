import { billsCopy } from '@linework/parts/bills';
import { formsCopy } from '@linework/parts/forms';
import { methodLabelsCopy } from '@linework/parts/methods';
import { outcomeCardBundles } from '@linework/parts/outcomes';
import { restrictionStandingsCopy, statementStandingsCopy } from '@linework/parts/standings';
import { statementCopy } from '@linework/parts/statement';
import { statementsCopy } from './statements.copy.ts';

export { StatementRangeScreen } from './StatementRangeScreen.tsx';
export { StatementsScreen } from './StatementsScreen.tsx';
export type {
  AskedRange,
  DocumentKind,
  DocumentOf,
  DownloadOutcome,
  StatementAnswer,
  StatementList,
  StatementsLinks,
} from './statements.types.ts';

/** Every word of the pages. */
export const statementsBundles = [
  statementsCopy,
  statementCopy,
  billsCopy,
  formsCopy,
  methodLabelsCopy,
  statementStandingsCopy,
  restrictionStandingsCopy,
  ...outcomeCardBundles,
];
