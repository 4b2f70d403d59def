import { useCopy } from '@linework/copy';
import {
  Badge,
  type BadgeTone,
  ClockIcon,
  type IconShape,
  PreferredIcon,
  RefusedIcon,
} from '@linework/design-system';
import { type BusinessDate, isLastMonthOf, type SavedMethod } from '@linework/domain';
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
  /** `null` where it isn’t known: then soon is all that is told. */
  readonly today: BusinessDate | null;
}

/** Whether a saved method pays and whether it comes first, as badges. */
export function MethodStanding({ saved: { method, status }, today }: MethodStandingProps) {
  const { t } = useCopy(savedMethodsCopy);
  const isReady = status === 'available';
  // No new payment is made with what Auto Pay uses (spec section 5): to say that it is ready would promise one.
  const ready = method.usedBy.length > 0 ? 'usedByAutoPay' : 'available';
  if (isReady && !method.isPreferred) return <Plain>{t(`status.${ready}`)}</Plain>;
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
    if (today === null) return t('status.expiringSoon');
    const isThisMonth = method.type === 'creditCard' && isLastMonthOf(method.expirationDate, today);
    return t(isThisMonth ? 'status.expiresThisMonth' : 'status.expiresNextMonth');
  }
}
