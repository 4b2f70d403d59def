import { useCopy } from '@linework/copy';
import {
  Badge,
  type BadgeTone,
  Card,
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
  limited: 'critical',
  restoring: 'brand',
  off: 'critical',
  disconnected: 'critical',
} satisfies Record<ServiceStanding, BadgeTone>;

export interface ServicesCardProps {
  readonly services: readonly Service[];
  /** What all that are set up are now, but for mobile service. */
  readonly standing: ServiceStanding;
  /** What mobile service is; `null` without any. */
  readonly mobileStanding: ServiceStanding | null;
}

/* Each row as high as the highest; icon and badge stand level with the first line of a name that has two. A badge that
   would leave large letters no room stands under the name. */
const Rows = styled.dl`
  display: grid;
  grid-auto-rows: 1fr;

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--lw-space-8) var(--lw-space-16);
    align-items: start;
    padding-block: var(--lw-space-12);
    border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);
  }

  > div:last-child {
    padding-block-end: 0;
  }

  dt {
    flex: 1 1 8rem;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--lw-space-12);
    color: var(--lw-color-ink);
    overflow-wrap: break-word;
  }

  /* A badge is a little higher than a line. */
  dd {
    margin-block: calc(-1 * var(--lw-space-2));
  }

  dt > svg {
    margin-block-start: var(--lw-space-2);
    color: var(--lw-color-brand);
  }
`;

/** Which services the account has, whether each is set up, and whether it is on. */
export function ServicesCard({ services, standing, mobileStanding }: ServicesCardProps) {
  const { t } = useCopy(accountSummaryCopy);
  const standingOf = (service: Service['service']) =>
    service === 'MOBILE' ? (mobileStanding ?? standing) : standing;
  return (
    <Card title={t('services.heading')}>
      {services.length === 0 ? (
        <p>{t('services.empty')}</p>
      ) : (
        <Rows>
          {services.map(({ service, provisioned }) => (
            <div key={service}>
              <dt>
                <Icon of={icons[service]} />
                {t(`services.${service}`)}
              </dt>
              <dd>
                <Badge tone={provisioned ? tones[standingOf(service)] : 'neutral'}>
                  {t(`services.${provisioned ? standingOf(service) : 'notSetUp'}`)}
                </Badge>
              </dd>
            </div>
          ))}
        </Rows>
      )}
    </Card>
  );
}
