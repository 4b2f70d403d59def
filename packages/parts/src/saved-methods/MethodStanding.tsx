import { useCopy } from '@linework/copy';
import {
  Badge,
  type BadgeTone,
  ClockIcon,
  type IconShape,
  PreferredIcon,
  RefusedIcon,
} from '@linework/design-system';
import type { BusinessDate, SavedMethod } from '@linework/domain';
import { styled } from 'styled-components';
import { savedMethodsCopy } from './saved-methods.copy.ts';

const Badges = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lw-space-8);
`;

const Plain = styled.span`
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);
`;

const marks = {
  restricted: { tone: 'critical', icon: RefusedIcon },
  expired: { tone: 'critical', icon: RefusedIcon },
  expiringSoon: { tone: 'warning', icon: ClockIcon },
} as const satisfies Record<string, { tone: BadgeTone; icon: IconShape }>;

export interface MethodStandingProps {
  readonly saved: Pick<SavedMethod, 'method' | 'status'>;
  readonly today: BusinessDate;
  /** False where only what sets it apart is told: ready is how a method is. */
  readonly tellsReady?: boolean;
}

/** Whether a saved method pays and whether it comes first, as badges. */
export function MethodStanding({ saved: { method, status }, today, tellsReady = true }: MethodStandingProps) {
  const { t } = useCopy(savedMethodsCopy);
  const isReady = status === 'available';
  if (isReady && !method.isPreferred) return tellsReady && <Plain>{t('status.available')}</Plain>;
  return (
    <Badges>
      {method.isPreferred && (
        <Badge tone="brand" icon={PreferredIcon}>
          {t('preferred')}
        </Badge>
      )}
      {status !== 'available' && <Badge {...marks[status]}>{words(status)}</Badge>}
    </Badges>
  );

  function words(notReady: keyof typeof marks): string {
    if (notReady !== 'expiringSoon') return t(`status.${notReady}`);
    const isThisMonth = method.type === 'creditCard' && method.expirationDate === today.slice(0, 7);
    return t(isThisMonth ? 'status.expiresThisMonth' : 'status.expiresNextMonth');
  }
}
