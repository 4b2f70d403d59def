import type { NextAction } from '@linework/domain';
import { useNavigate } from 'react-router-dom';
import { paths } from '../routes/paths.ts';
import { usePortal } from '../start/portal-context.ts';

/** Does what an outcome page offers, where that leads out of it. */
export function useOutcomeActions(): (action: NextAction) => void {
  const navigate = useNavigate();
  const { configuration } = usePortal();
  const { links, phone } = configuration;
  const go = (to: string) => void navigate(to);
  const actions: Partial<Record<NextAction, () => void>> = {
    dismiss: () => go(paths.billing.payBill()),
    backToBilling: () => go(paths.billing.payBill()),
    seePayment: () => go(paths.billing.payBill()),
    signIn: () => go(paths.login({ targetUrl: `${window.location.pathname}${window.location.search}` })),
    goHome: () => go(paths.root()),
    askAnAdmin: () => go(paths.billing.payBill()),
    reload: () => window.location.reload(),
    tryAgain: () => window.location.reload(),
    findStore: () => window.location.assign(links.stores),
    openEnterprise: () => window.location.assign(links.enterprise),
    contactSupport: () => window.location.assign(`tel:${phone.replace(/[^\d+]/g, '')}`),
  };
  return (action) => actions[action]?.();
}
