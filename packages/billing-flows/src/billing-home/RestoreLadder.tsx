import { useCopy } from '@linework/copy';
import { Card, Timeline, type TimelineItem } from '@linework/design-system';
import {
  type BillingSummary,
  type BusinessDate,
  type DelinquencyCode,
  type RestoreStep,
  serviceEndsAtCode,
  serviceEndsOn,
} from '@linework/domain';
import { billingHomeCopy } from './billing-home.copy.ts';

const severities = { 30: 1, 43: 2, 50: 3, 76: 4 } as const satisfies Record<DelinquencyCode, number>;
const states = {
  passed: 'past',
  current: 'current',
  upcoming: 'upcoming',
} as const satisfies Record<RestoreStep['position'], TimelineItem['state']>;

export interface RestoreLadderProps {
  readonly id: string;
  readonly summary: Pick<BillingSummary, 'restoreLadder' | 'standing' | 'today'>;
  /** The day on which the network has scheduled service to be turned off, where that was asked for. */
  readonly softDisconnectDate: BusinessDate | null;
}

/** "What happens next": codes 30, 43, 50 and 76 as dated steps, each with what clears it. */
export function RestoreLadder({ id, summary, softDisconnectDate }: RestoreLadderProps) {
  const { t } = useCopy(billingHomeCopy);
  const { restoreLadder, standing } = summary;
  if (restoreLadder.length === 0) return null;
  const serviceEnds = serviceEndsOn(summary, softDisconnectDate);
  const items = restoreLadder.map(({ code, date, clearedBy, position }): TimelineItem => {
    return {
      id: String(code),
      state: states[position],
      severity: severities[code],
      when:
        position === 'current'
          ? t('ladder.today', { days: standing.daysPastDue })
          : t('ladder.day', { date: (code === serviceEndsAtCode && serviceEnds) || date, days: code }),
      text: textOf(),
    };

    function textOf(): string {
      if (code === 76 && position !== 'upcoming') return t('ladder.step76Reached');
      if (code !== 76 && position === 'passed') return t(`ladder.passed${code}`);
      const when = position === 'current' ? 'current' : 'upcoming';
      return code === 76
        ? t('ladder.upcoming76', { amount: clearedBy })
        : t(`ladder.${when}${code}`, { amount: clearedBy });
    }
  });
  return (
    <div id={id} tabIndex={-1}>
      <Card title={t('ladder.heading')}>
        {items.some(({ state }) => state === 'upcoming') && <p>{t('ladder.lead')}</p>}
        <Timeline label={t('ladder.heading')} items={items} />
      </Card>
    </div>
  );
}
