import { useCopy } from '@linework/copy';
import { HeaderAction, SupportIcon } from '@linework/design-system';
import { telephoneAddress } from '@linework/domain';
import { usePortal } from '../portal/portal-context.ts';
import { shellCopy } from './shell.copy.ts';
import type { UtilityAction } from './utility-action.ts';

/** The provider's number, one press away on a phone. */
export function SupportLink({ Action = HeaderAction }: { readonly Action?: UtilityAction }) {
  const { t } = useCopy(shellCopy);
  const { phone } = usePortal().configuration;
  return (
    <Action icon={SupportIcon} onPhone="icon" href={telephoneAddress(phone)}>
      {t('support', { phone })}
    </Action>
  );
}
