import type { SessionAnswer } from '@linework/contract';
import { Suspense } from 'react';
import { LateOnBehalfBanner } from './late-on-behalf-banner.ts';

/** Over every page where a session is on a customer's behalf; nothing for customers. */
export function OnBehalf({ session }: { readonly session: SessionAnswer }) {
  const { companyName, accountNumber, user } = session;
  if (user.userType === 'CONSUMER') return null;
  return (
    <Suspense>
      <LateOnBehalfBanner userType={user.userType} companyName={companyName} accountNumber={accountNumber} />
    </Suspense>
  );
}
