import { EnterpriseLanding, enterpriseLandingCopy } from '@linework/account-areas/enterprise-landing';
import { paths } from '../addresses/paths.ts';
import { usePortal } from '../portal/portal-context.ts';

export const enterpriseWords = [enterpriseLandingCopy];

export interface EnterprisePanelProps {
  readonly companyName: string;
  readonly isPage?: boolean;
}

/** Billing of an account that the enterprise site bills. */
export function EnterprisePanel({ companyName, isPage = false }: EnterprisePanelProps) {
  const { links } = usePortal().configuration;
  return (
    <EnterpriseLanding
      companyName={companyName}
      enterprise={links.enterprise}
      summary={isPage ? paths.accountSummary() : null}
    />
  );
}
