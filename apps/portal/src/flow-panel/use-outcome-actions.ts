import { type NextAction, telephoneAddress } from '@linework/domain';
import { useNavigate } from 'react-router-dom';
import { paths } from '../addresses/paths.ts';
import { reloadPage } from '../browser/connection.ts';
import { leaveFor } from '../browser/leaving.ts';
import { usePortal } from '../portal/portal-context.ts';
import { hasAddress, outcomeAddresses } from './outcome-addresses.ts';

/** Does what an outcome page offers, where that leads out of it. */
export function useOutcomeActions(): (action: NextAction) => void {
  const navigate = useNavigate();
  const { configuration } = usePortal();
  const { links, phone } = configuration;
  const elsewhere: Partial<Record<NextAction, () => void>> = {
    signIn: () =>
      void navigate(paths.login({ targetUrl: `${window.location.pathname}${window.location.search}` })),
    reload: () => void reloadPage(),
    tryAgain: () => void reloadPage(),
    findStore: () => void window.open(links.stores, '_blank', 'noreferrer'),
    openEnterprise: () => leaveFor(links.enterprise),
    contactSupport: () => leaveFor(telephoneAddress(phone)),
  };
  return (action) => {
    if (hasAddress(action)) void navigate(outcomeAddresses[action]);
    else elsewhere[action]?.();
  };
}
