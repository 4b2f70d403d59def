import { useCopy } from '@linework/copy';
import { HeaderAction, SupportIcon } from '@linework/design-system';
import { usePortal } from '../start/portal-context.ts';
import { shellCopy } from './shell.copy.ts';

/** The provider's number, one press away on a phone. */
export function SupportLink() {
  const { t } = useCopy(shellCopy);
  const { phone } = usePortal().configuration;
  return (
    <HeaderAction icon={SupportIcon} onPhone="icon" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
      {t('support', { phone })}
    </HeaderAction>
  );
}
