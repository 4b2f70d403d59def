import { type CopyValues, useCopy } from '@linework/copy';
import { Card, type LadderItem, RestoreLadder } from '@linework/design-system';
import {
  type BillingSummary,
  type BusinessDate,
  equipmentAskedAtCode,
  lastDayToKeepService,
  type RestorePlace,
  restorePath,
  serviceEndsAtCode,
  standingToday,
} from '@linework/domain';
import { useSupportPhone } from '@linework/parts/outcomes';
import type { ReactNode } from 'react';
import { Across } from './home-layout.ts';
import { nextStepsCopy } from './next-steps.copy.ts';

const states = { passed: 'past', today: 'today', upcoming: 'next' } as const satisfies Record<
  RestorePlace['position'],
  LadderItem['state']
>;
/** "Day" stays with its number, as the date before it does. */
const unbroken = (when: string): string => when.replace(/ (?=\d+$)/, '\u00a0');

export interface NextStepsCardProps {
  readonly summary: BillingSummary;
  /** The day on which the network has scheduled service to be turned off, where that was asked for. */
  readonly softDisconnectDate: BusinessDate | null;
}

/** "What happens next": codes 30, 43, 50 and 76 on their days, today among them, each with what clears it. */
export function NextStepsCard({ summary, softDisconnectDate }: NextStepsCardProps) {
  const { t, rich } = useCopy(nextStepsCopy);
  const { slots, values } = useSupportPhone();
  const { standing } = summary;
  const path = restorePath(summary, softDisconnectDate);
  const lastDay = lastDayToKeepService(summary, softDisconnectDate);

  function whenOf({ code, date, day: days, position }: RestorePlace): string {
    if (position === 'today') return t('today', { days });
    // Reached by what was paid since: what is open now is of other days.
    if (position === 'passed' && code !== days) return t('date', { date });
    // The last day on which paying keeps the service on is the one that the page names.
    return position === 'upcoming' && code === serviceEndsAtCode && lastDay
      ? t('after', { date: lastDay })
      : t('day', { date, days });
  }

  function textOf(place: RestorePlace): ReactNode {
    const { code, position, amount } = place;
    if (position === 'today' || code === null) {
      const now = standingToday(standing, place);
      return now === 'equipment' ? byCall('now.equipment', { amount }) : t(`now.${now}`, { amount });
    }
    if (position === 'upcoming') return t(`ahead.${code}`, { amount });
    return code === equipmentAskedAtCode ? byCall('passed.76', {}) : t(`passed.${code}`);
  }

  function byCall(key: 'now.equipment' | 'passed.76', known: CopyValues): ReactNode {
    return 'phone' in values ? rich(key, slots, { ...values, ...known }) : t(`${key}WithoutPhone`, known);
  }

  const isCritical = standing.severity === 'critical';
  const items = path.map((place): LadderItem => {
    const { code, position, day } = place;
    const isLate = position === 'today' ? isCritical : code !== null && code >= serviceEndsAtCode;
    return {
      id: position === 'today' ? 'today' : String(code),
      day,
      state: states[position],
      tone: isLate ? 'critical' : 'warning',
      when: unbroken(whenOf(place)),
      text: textOf(place),
    };
  });
  return (
    <Across>
      <Card title={t('heading')}>
        <RestoreLadder
          label={t('heading')}
          here={t('here')}
          tone={isCritical ? 'critical' : 'warning'}
          items={items}
        />
      </Card>
    </Across>
  );
}
