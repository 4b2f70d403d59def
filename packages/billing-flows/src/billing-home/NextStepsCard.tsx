import { useCopy } from '@linework/copy';
import { Card, type LadderItem, RestoreLadder } from '@linework/design-system';
import {
  addDays,
  type BillingSummary,
  type BusinessDate,
  type RestorePlace,
  restorePath,
  serviceEndsAtCode,
  standingToday,
} from '@linework/domain';
import { billingHomeCopy } from './billing-home.copy.ts';
import { Across } from './home-layout.ts';

const states = { passed: 'past', today: 'today', upcoming: 'next' } as const satisfies Record<
  RestorePlace['position'],
  LadderItem['state']
>;
/** Neither a date nor its day is cut in two: "December 10," and "day 30" may stand under one another. */
const unbroken = (when: string): string => when.replaceAll(/(?<!,) /g, '\u00a0');

export interface NextStepsCardProps {
  readonly id: string;
  readonly summary: BillingSummary;
  /** The day on which the network has scheduled service to be turned off, where that was asked for. */
  readonly softDisconnectDate: BusinessDate | null;
}

/** "What happens next": codes 30, 43, 50 and 76 on their days, today among them, each with what clears it. */
export function NextStepsCard({ id, summary, softDisconnectDate }: NextStepsCardProps) {
  const { t } = useCopy(billingHomeCopy);
  const { standing, balance } = summary;
  const path = restorePath(summary, softDisconnectDate);
  const amount = balance.pastDueNet;

  function whenOf({ code, date, day: days, position }: RestorePlace): string {
    if (position === 'today') return t('ladder.today', { days });
    // The last day on which paying keeps the service on is the one that the page names.
    return position === 'upcoming' && code === serviceEndsAtCode
      ? t('ladder.after', { date: addDays(date, -1), days })
      : t('ladder.day', { date, days });
  }

  function textOf(place: RestorePlace): string {
    const { code, position, countsLaterBills } = place;
    if (position === 'today' || code === null)
      return t(`ladder.now.${standingToday(standing, place)}`, { amount });
    if (position === 'passed') return t(`ladder.passed.${code}`);
    return t(`ladder.${countsLaterBills ? 'aheadWithLater' : 'ahead'}.${code}`, { amount });
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
    <Across id={id} tabIndex={-1}>
      <Card title={t('ladder.heading')}>
        <RestoreLadder
          label={t('ladder.heading')}
          here={t('ladder.here')}
          tone={isCritical ? 'critical' : 'warning'}
          items={items}
        />
      </Card>
    </Across>
  );
}
