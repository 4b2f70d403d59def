import { useCopy } from '@linework/copy';
import {
  Badge,
  type BadgeTone,
  Card,
  DescriptionList,
  DescriptionRow,
  DeviceIcon,
  Icon,
  type IconShape,
  PhoneIcon,
  ServicesIcon,
  TvIcon,
} from '@linework/design-system';
import type { Service, ServiceStanding } from '@linework/domain';
import { styled } from 'styled-components';
import { accountSummaryCopy } from './account-summary.copy.ts';

const icons = {
  INTERNET: ServicesIcon,
  VIDEO: TvIcon,
  VOICE: PhoneIcon,
  MOBILE: DeviceIcon,
} satisfies Record<Service['service'], IconShape>;

const tones = {
  on: 'positive',
  limited: 'warning',
  restoring: 'brand',
  off: 'critical',
  disconnected: 'critical',
} satisfies Record<ServiceStanding, BadgeTone>;

export interface ServicesCardProps {
  readonly services: readonly Service[];
  /** What all that are set up are now. */
  readonly standing: ServiceStanding;
}

const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--lw-space-12);
  color: var(--lw-color-ink);

  & > svg {
    color: var(--lw-color-brand);
  }
`;

/** Which services the account has, whether each is set up, and whether it is on. */
export function ServicesCard({ services, standing }: ServicesCardProps) {
  const { t } = useCopy(accountSummaryCopy);
  return (
    <Card title={t('services.heading')}>
      {services.length === 0 ? (
        <p>{t('services.empty')}</p>
      ) : (
        <DescriptionList layout="figures">
          {services.map(({ service, provisioned }) => (
            <DescriptionRow
              key={service}
              label={
                <Name>
                  <Icon of={icons[service]} />
                  {t(`services.${service}`)}
                </Name>
              }
              value={
                <Badge tone={provisioned ? tones[standing] : 'neutral'}>
                  {t(`services.${provisioned ? standing : 'notSetUp'}`)}
                </Badge>
              }
            />
          ))}
        </DescriptionList>
      )}
    </Card>
  );
}
