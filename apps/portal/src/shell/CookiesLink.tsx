import { useCopy } from '@linework/copy';
import { Link } from '@linework/design-system';
import { paths } from '../addresses/paths.ts';
import { footCopy } from './foot.copy.ts';

/** Every cookie that this browser keeps for us, on a page. */
export function CookiesLink() {
  const { t } = useCopy(footCopy);
  return (
    <Link variant="subtle" href={paths.cookies()}>
      {t('cookies')}
    </Link>
  );
}
