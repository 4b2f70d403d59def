import { useCopy } from '@linework/copy';
import { InformationIcon, NoticeBar } from '@linework/design-system';
import { onBehalfCopy } from './on-behalf.copy.ts';

export interface OnBehalfBannerProps {
  readonly userType: 'CSR' | 'BOBO';
  readonly companyName: string;
  readonly accountNumber: string;
}

/** Over every page of somebody who acts for a customer: on whose behalf, and that it is recorded. */
export function OnBehalfBanner({ userType, companyName, accountNumber }: OnBehalfBannerProps) {
  const { t } = useCopy(onBehalfCopy);
  return (
    <NoticeBar icon={InformationIcon} label={t('label')} title={t(userType, { company: companyName })}>
      {t('text', { lastFour: accountNumber.slice(-4) })}
    </NoticeBar>
  );
}
