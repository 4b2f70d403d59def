import { useCopy } from '@linework/copy';
import { Link } from '@linework/design-system';
import { useLoadable } from '../answers/use-loadable.ts';
import { complianceQuestion } from '../api/account.ts';
import type { AccountQuestion } from '../api/account-question.ts';
import { firstPaint } from '../browser/first-paint.ts';
import { useSignedIn } from '../portal/use-signed-in.ts';
import { shellCopy } from './shell.copy.ts';

/** A line at the foot of the page: it may come after what the customer came for. */
const afterFirstPaint = <Value,>({ key, ask }: AccountQuestion<Value>): AccountQuestion<Value> => ({
  key,
  ask: () => firstPaint().then(ask),
});

/** The privacy-compliance copy, fetched once somebody has signed in (spec section 4), as the way to its notice. */
export function PrivacyNotice() {
  const { t } = useCopy(shellCopy);
  const { accountId } = useSignedIn();
  const compliance = useLoadable(afterFirstPaint(complianceQuestion(accountId)));
  if (compliance.status !== 'ready') return null;
  return (
    <Link variant="subtle" href={compliance.value.noticeUrl} newTab={t('newTab')}>
      {t('privacy')}
    </Link>
  );
}
