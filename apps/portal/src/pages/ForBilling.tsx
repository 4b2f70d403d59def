import { can } from '@linework/domain';
import { type ReactNode, Suspense } from 'react';
import { useSignedIn } from '../portal/use-signed-in.ts';
import { LazyLockedBillingPanel } from './LazyLockedBillingPanel.tsx';

/** A page of billing, or who may see it. */
export function ForBilling({ children }: { readonly children: ReactNode }) {
  const session = useSignedIn();
  if (can(session.user.role, 'billing.view')) return children;
  return (
    <Suspense>
      <LazyLockedBillingPanel session={session} isPage />
    </Suspense>
  );
}
