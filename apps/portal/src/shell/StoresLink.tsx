import { useCopy } from '@linework/copy';
import { Link } from '@linework/design-system';
import { useVariant } from '../experiments/use-variant.ts';
import { usePortal } from '../portal/portal-context.ts';
import { footCopy } from './foot.copy.ts';

/** Where the bill can be paid in person, at the foot of every page. */
export function StoresLink() {
  const { t } = useCopy(footCopy);
  const { links } = usePortal().configuration;
  const words = useVariant('storesWords') === 'nearby' ? 'storesNearby' : 'stores';
  return (
    <Link variant="subtle" href={links.stores} newTab={t('newTab')}>
      {t(words)}
    </Link>
  );
}
