import { useCopy } from '@linework/copy';
import { Card, Timeline, type TimelineItem } from '@linework/design-system';
import { type BillingSummary, type DelinquencyCode, isPositive, type RestoreStep } from '@linework/domain';
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
}

/** "What happens, and when": codes 30, 43, 50 and 76 as dated steps, each with what clears it. */
export function RestoreLadder({ id, summary }: RestoreLadderProps) {
  const { t } = useCopy(billingHomeCopy);
  const { restoreLadder, standing } = summary;
  if (restoreLadder.length === 0) return null;
  const items = restoreLadder.map(({ code, date, clearedBy, position }): TimelineItem => {
    return {
      id: String(code),
      state: states[position],
      severity: severities[code],
      when:
        position === 'current'
          ? t('ladder.today', { days: standing.daysPastDue })
          : t('ladder.day', { date, days: code }),
      text: textOf(),
    };

    function textOf(): string {
      if (code === 76 && position !== 'upcoming') return t('ladder.step76Reached');
      if (code !== 76 && position === 'passed') return t(`ladder.passed${code}`);
      return isPositive(clearedBy) ? t(`ladder.step${code}`, { amount: clearedBy }) : t('ladder.covered');
    }
  });
  return (
    <div id={id} tabIndex={-1}>
      <Card title={t('ladder.heading')}>
        <Timeline label={t('ladder.heading')} items={items} />
      </Card>
    </div>
  );
}
