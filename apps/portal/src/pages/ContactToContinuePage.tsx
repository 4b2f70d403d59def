import { useCopy } from '@linework/copy';
import { ButtonLink, Link, OutcomePage, openHour } from '@linework/design-system';
import { telephoneAddress } from '@linework/domain';
import type { Page } from '../navigation/page.types.ts';
import { usePortal } from '../portal/portal-context.ts';
import { shellCopy } from '../shell/shell.copy.ts';
import { contactToContinueCopy } from './contact-to-continue.copy.ts';

/** Where self-installation leads that cannot be done here: somebody goes on with the customer by phone (spec section 2.2). */
function ContactToContinuePage() {
  const { t } = useCopy(contactToContinueCopy);
  const shell = useCopy(shellCopy);
  const { phone, links } = usePortal().configuration;
  return (
    <OutcomePage
      layout="alone"
      drawing={openHour}
      title={t('title')}
      actions={<ButtonLink href={telephoneAddress(phone)}>{t('call', { phone })}</ButtonLink>}
      help={
        <Link href={links.support} newTab={shell.t('newTab')}>
          {t('help')}
        </Link>
      }
    >
      <p>{t('text')}</p>
    </OutcomePage>
  );
}

export const page: Page = { Component: ContactToContinuePage, copy: [contactToContinueCopy] };
