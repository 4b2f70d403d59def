import { useCopy } from '@linework/copy';
import { Card, CardFoot, ChevronRightIcon, Icon, Link } from '@linework/design-system';
import type { Transaction } from '@linework/domain';
import { styled } from 'styled-components';
import { ActivityRow, type ActivityRowProps } from './ActivityRow.tsx';
import { billingHomeCopy } from './billing-home.copy.ts';
import { TallCard } from './home-layout.ts';
import { useArrived } from './use-arrived.ts';

/* As high as the rows that other cards end with. */
const Row = styled.div`
  display: flex;
  align-items: center;
  min-height: 4rem;
`;

export interface ActivityCardProps extends Omit<ActivityRowProps, 'line' | 'isNew'> {
  readonly activity: readonly Transaction[];
}

/** The newest bills and payments. */
export function ActivityCard({ activity, ...known }: ActivityCardProps) {
  const { t } = useCopy(billingHomeCopy);
  const arrived = useArrived(activity);
  return (
    <TallCard>
      <Card
        title={t('activity.heading')}
        foot={
          activity.length > 0 && (
            <CardFoot>
              <Row>
                <Link href={known.links.activity}>
                  {t('activity.all')}
                  <Icon of={ChevronRightIcon} size="small" />
                </Link>
              </Row>
            </CardFoot>
          )
        }
      >
        {activity.length === 0 ? (
          <p>{t('activity.empty')}</p>
        ) : (
          <ul>
            {activity.map((line) => (
              <ActivityRow key={line.id} {...known} line={line} isNew={line.id === arrived} />
            ))}
          </ul>
        )}
      </Card>
    </TallCard>
  );
}
