import { useCopy } from '@linework/copy';
import { Card, CardFoot, ChevronRightIcon, Icon, Link } from '@linework/design-system';
import type { Transaction } from '@linework/domain';
import { ActivityRow, type ActivityRowProps } from './ActivityRow.tsx';
import { billingHomeCopy } from './billing-home.copy.ts';
import { TallCard } from './home-layout.ts';
import { useArrived } from './use-arrived.ts';

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
              <Link href={known.links.activity}>
                {t('activity.all')}
                <Icon of={ChevronRightIcon} size="small" />
              </Link>
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
