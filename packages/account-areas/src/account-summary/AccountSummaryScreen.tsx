import { useCopy } from '@linework/copy';
import { media } from '@linework/design-system';
import type { IdentityRole, MobileSummary } from '@linework/domain';
import { Columns, ColumnsPage, type Loadable, WhenDrawn } from '@linework/parts/loadable';
import { OutcomeCard } from '@linework/parts/outcomes';
import { type ReactNode, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { AccessCard } from './AccessCard.tsx';
import { type AccountDetails, AccountDetailsCard } from './AccountDetailsCard.tsx';
import { AccountSummarySkeleton, CardSkeleton } from './AccountSummarySkeleton.tsx';
import { accountSummaryCopy } from './account-summary.copy.ts';
import { LateMobileCard } from './late-mobile.ts';
import type { MobileCardLinks } from './MobileCard.tsx';
import { MobileSkeleton } from './MobileSkeleton.tsx';
import { ServicesCard, type ServicesCardProps } from './ServicesCard.tsx';

/** What the page tells of the account beside what is due. */
export interface AccountFacts {
  readonly details: AccountDetails;
  readonly services: ServicesCardProps;
}

interface MobilePartProps {
  readonly summary: Loadable<MobileSummary | null>;
  /** How many devices will come, so that nothing under them moves. */
  readonly deviceCount: number;
  readonly links: MobileCardLinks;
}

export interface AccountSummaryScreenProps {
  readonly companyName: string;
  /** What the reader is on this account; `null` for whoever acts for its customer, and is none of its people. */
  readonly role: IdentityRole | null;
  readonly account: Loadable<AccountFacts>;
  /** What is due, as billing tells it, and whether that is on its way still. */
  readonly billing: { readonly isLoading: boolean; readonly content: ReactNode };
  /** Mobile service and where its devices are paid; `null` without any, and for those who do not see billing. */
  readonly mobile: MobilePartProps | null;
}

/* On a phone paying stays in sight under two notices. */
const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-24);

  /* The gap is all that stands between them. */
  > div {
    margin-block-end: 0;
  }

  ${media.narrow} {
    gap: var(--lw-space-16);
  }
`;

const Titles = styled.div`
  margin-block-end: var(--lw-space-24);
  overflow-wrap: anywhere;

  ${media.narrow} {
    margin-block-end: var(--lw-space-16);
  }

  & h1 {
    margin: 0;
  }

  & p {
    margin: var(--lw-space-4) 0 0;
    color: var(--lw-color-muted);
  }
`;

/** Comes and fails by itself. */
function MobilePart({ summary, deviceCount, links, onDrawn }: MobilePartProps & { onDrawn: () => void }) {
  const waits = <MobileSkeleton deviceCount={deviceCount} />;
  if (summary.status === 'loading') return waits;
  if (summary.status === 'failed') return <OutcomeCard code="LW-MOB-010" onAction={summary.onRetry} />;
  if (!summary.value) return null;
  return (
    <Suspense fallback={waits}>
      <LateMobileCard mobile={summary.value} links={links} />
      <WhenDrawn then={onDrawn} />
    </Suspense>
  );
}

/** Where a signed-in customer lands: what is due, which services there are, whose account this is. */
export function AccountSummaryScreen({
  companyName,
  role,
  account,
  billing,
  mobile,
}: AccountSummaryScreenProps) {
  const { t } = useCopy(accountSummaryCopy);
  const [isMobileDrawn, setIsMobileDrawn] = useState(false);
  const awaitsMobile = mobile !== null && mobile.summary.status !== 'failed' && !isMobileDrawn;
  return (
    <ColumnsPage>
      <Titles>
        <h1>{t('heading')}</h1>
        <p>{companyName}</p>
      </Titles>
      {/* Anew once it is known how high billing is: nothing that was drawn moves. */}
      <Columns key={billing.isLoading ? 'loading' : 'known'}>
        <Column>
          {billing.content}
          {account.status === 'loading' && <CardSkeleton />}
          {account.status === 'ready' && <ServicesCard {...account.value.services} />}
          {account.status === 'ready' && mobile && (
            <MobilePart {...mobile} onDrawn={() => setIsMobileDrawn(true)} />
          )}
        </Column>
        {/* On a phone it stands under the other: anew with whatever comes there. */}
        <Column key={`${account.status} ${awaitsMobile}`}>
          {account.status === 'loading' && <AccountSummarySkeleton />}
          {account.status === 'failed' && <OutcomeCard code="LW-SYS-011" onAction={account.onRetry} />}
          {account.status === 'ready' && <AccountDetailsCard details={account.value.details} />}
          {role && <AccessCard role={role} />}
        </Column>
      </Columns>
    </ColumnsPage>
  );
}
