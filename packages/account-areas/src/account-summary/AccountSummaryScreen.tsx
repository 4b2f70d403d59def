import { useCopy } from '@linework/copy';
import { media } from '@linework/design-system';
import type { IdentityRole } from '@linework/domain';
import { Columns, ColumnsPage, type Loadable } from '@linework/parts/loadable';
import { OutcomeCard } from '@linework/parts/outcomes';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { AccessCard } from './AccessCard.tsx';
import { type AccountDetails, AccountDetailsCard } from './AccountDetailsCard.tsx';
import { AccountSummarySkeleton, CardSkeleton } from './AccountSummarySkeleton.tsx';
import { accountSummaryCopy } from './account-summary.copy.ts';
import { ServicesCard, type ServicesCardProps } from './ServicesCard.tsx';

/** What the page tells of the account beside what is due. */
export interface AccountFacts {
  readonly details: AccountDetails;
  readonly services: ServicesCardProps;
}

export interface AccountSummaryScreenProps {
  readonly companyName: string;
  /** What the reader is on this account. */
  readonly role: IdentityRole;
  readonly account: Loadable<AccountFacts>;
  /** What is due, as billing tells it, and whether that is on its way still. */
  readonly billing: { readonly isLoading: boolean; readonly content: ReactNode };
}

const Sides = styled(Columns)`
  align-items: stretch;
`;

/* Both end on the same line: the last card of each takes what room is left. On a phone paying stays in sight under two notices. */
const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-24);

  > :last-child {
    flex: 1;
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

/** Where a signed-in customer lands: what is due, which services there are, whose account this is. */
export function AccountSummaryScreen({ companyName, role, account, billing }: AccountSummaryScreenProps) {
  const { t } = useCopy(accountSummaryCopy);
  return (
    <ColumnsPage>
      <Titles>
        <h1>{t('heading')}</h1>
        <p>{companyName}</p>
      </Titles>
      {/* Anew once it is known how high billing is: nothing that was drawn moves. */}
      <Sides key={billing.isLoading ? 'loading' : 'known'}>
        <Column>
          {billing.content}
          {account.status === 'loading' && <CardSkeleton />}
          {account.status === 'ready' && <ServicesCard {...account.value.services} />}
        </Column>
        <Column>
          {account.status === 'loading' && <AccountSummarySkeleton />}
          {account.status === 'failed' && <OutcomeCard code="LW-SYS-011" onAction={account.onRetry} />}
          {account.status === 'ready' && <AccountDetailsCard details={account.value.details} />}
          <AccessCard role={role} />
        </Column>
      </Sides>
    </ColumnsPage>
  );
}
