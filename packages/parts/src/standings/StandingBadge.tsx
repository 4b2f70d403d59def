import { useCopy } from '@linework/copy';
import {
  Badge,
  type BadgeTone,
  ClockIcon,
  type IconShape,
  PastDueIcon,
  PositiveIcon,
} from '@linework/design-system';
import type { AccountStanding, Severity } from '@linework/domain';
import { standingsCopy } from './standings.copy.ts';

const looks = {
  none: { tone: 'neutral', icon: ClockIcon },
  positive: { tone: 'positive', icon: PositiveIcon },
  information: { tone: 'brand', icon: ClockIcon },
  warning: { tone: 'warning', icon: PastDueIcon },
  critical: { tone: 'critical', icon: PastDueIcon },
} satisfies Record<Severity, { tone: BadgeTone; icon: IconShape }>;

/** The account's standing in two or three words; nothing for one that is simply up to date. */
export function StandingBadge({ standing }: { readonly standing: AccountStanding }) {
  const { t } = useCopy(standingsCopy);
  if (standing.name === 'current') return null;
  const { tone, icon } = looks[standing.severity];
  return (
    <Badge tone={tone} icon={icon}>
      {t(`${standing.name}.badge`, { count: standing.daysPastDue })}
    </Badge>
  );
}
