import { useCopy } from '@linework/copy';
import { Card, DescriptionList, DescriptionRow } from '@linework/design-system';
import type { Address } from '@linework/domain';
import { accountSummaryCopy } from './account-summary.copy.ts';

export interface AccountDetails {
  readonly companyName: string;
  readonly accountNumber: string;
  readonly serviceAddress: Address;
  readonly billToAddress: Address;
}

function AddressLines({ address }: { readonly address: Address }) {
  return (
    <>
      {address.addressLine1}
      <br />
      {address.city}, {address.state} {address.zip}
    </>
  );
}

/** Whose account this is, and where it is billed. */
export function AccountDetailsCard({ details }: { readonly details: AccountDetails }) {
  const { t } = useCopy(accountSummaryCopy);
  return (
    <Card title={t('details.heading')}>
      <DescriptionList endsWithRule={false}>
        <DescriptionRow label={t('details.company')} value={details.companyName} />
        <DescriptionRow label={t('details.number')} value={details.accountNumber} />
        <DescriptionRow
          label={t('details.serviceAddress')}
          value={<AddressLines address={details.serviceAddress} />}
        />
        <DescriptionRow
          label={t('details.billToAddress')}
          value={<AddressLines address={details.billToAddress} />}
        />
      </DescriptionList>
    </Card>
  );
}
