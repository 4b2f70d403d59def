import { useCopy } from '@linework/copy';
import { Button, ButtonLink, movedNextDoor, OutcomePage } from '@linework/design-system';
import { useNavigate } from 'react-router-dom';
import { paths } from '../addresses/paths.ts';
import { allowLeaving } from '../browser/leaving.ts';
import type { PlaceElsewhere } from '../guards/guard.ts';
import { isEnteredHere } from '../navigation/entered-here.ts';
import { usePortal } from '../portal/portal-context.ts';
import { usePageTitle } from '../shell/page-title.ts';
import { leavingCopy } from './leaving.copy.ts';

export interface LeavingProps {
  /** Of the provider's elsewhere: its address is the configuration's. */
  readonly place: PlaceElsewhere;
}

/** Says where an address leads that is not one of the portal's pages, before anybody is there. */
export function Leaving({ place }: LeavingProps) {
  const { t } = useCopy(leavingCopy);
  const navigate = useNavigate();
  const { brandName, links } = usePortal().configuration;
  const to = links[place] ?? paths.root();
  const site = new URL(to, window.location.origin).host;
  const title = t('title', { brand: brandName });
  usePageTitle(title);
  const stay = () => void (isEnteredHere() ? navigate(-1) : navigate(paths.root()));
  return (
    <OutcomePage
      layout="alone"
      drawing={movedNextDoor}
      title={title}
      actions={
        <>
          <ButtonLink href={to} onPress={allowLeaving}>
            {t('go', { site })}
          </ButtonLink>
          <Button variant="secondary" onPress={stay}>
            {t('stay')}
          </Button>
        </>
      }
    >
      <p>{t('text', { site })}</p>
    </OutcomePage>
  );
}
