import { useCopy } from '@linework/copy';
import { Link } from '@linework/design-system';
import { usePortal } from '../portal/portal-context.ts';
import { shellCopy } from './shell.copy.ts';

/** Where the bill can be paid in person, at the foot of every page. */
export function StoresLink() {
  const { t } = useCopy(shellCopy);
  const { links } = usePortal().configuration;
  return (
    <Link variant="subtle" href={links.stores} newTab={t('newTab')}>
      {t('stores')}
    </Link>
  );
}
