import { useCopy } from '@linework/copy';
import { Card, CardIcon, SettingList, SettingRow, Skeleton } from '@linework/design-system';
import {
  type BillingSummary,
  type MethodOption,
  type QuickAmount,
  quickAmount,
  quickMethod,
  quickPayFactsOf,
} from '@linework/domain';
import type { Loadable } from '@linework/parts/loadable';
import { useMethodLabel } from '@linework/parts/methods';
import { styled } from 'styled-components';
import { billingHomeCopy } from './billing-home.copy.ts';
import type { BillingHomeLinks, QuickPayOffer } from './billing-home.types.ts';
import { Across } from './home-layout.ts';

/** Left out on paper: it is a way to pay and nothing more. */
const OnScreen = styled(Across)`
  @media print {
    display: none;
  }
`;

export interface QuickPayCardProps {
  readonly summary: BillingSummary;
  readonly methods: Loadable<readonly MethodOption[]>;
  readonly links: Pick<BillingHomeLinks, 'pay' | 'payPastDue' | 'payLeft'>;
  /** `null` for whoever may not pay. */
  readonly offer: QuickPayOffer | null;
}

/** What is asked, paid today by one press; the way to choose a method where none can be used for that. */
export function QuickPayCard({ summary, methods, links, offer }: QuickPayCardProps) {
  const { t } = useCopy(billingHomeCopy);
  const labelOf = useMethodLabel();
  const amount = quickAmount(quickPayFactsOf(summary));
  if (!amount || !offer) return null;
  const method = methods.status === 'ready' ? quickMethod(methods.value) : null;
  const hrefs = {
    amountDue: links.pay,
    pastDue: links.payPastDue,
    left: links.payLeft,
  } as const satisfies Record<QuickAmount['choice'], string>;
  const row = method
    ? {
        note: t('quickPay.with', { amount: amount.money, method: labelOf(method) }),
        door: { onPress: () => offer.onOpen(amount.choice), verb: t('quickPay.review') },
      }
    : {
        note: t('quickPay.without', { amount: amount.money }),
        door: { href: hrefs[amount.choice], verb: t('quickPay.choose') },
      };
  return (
    <OnScreen onPointerEnter={offer.onIntent} onFocus={offer.onIntent}>
      <Card>
        <SettingList label={t('quickPay.title')}>
          {methods.status === 'loading' ? (
            <SettingRow
              icon={CardIcon}
              title={t('quickPay.title')}
              note={<Skeleton width="12rem" height="var(--lw-line-height-14)" />}
            />
          ) : (
            <SettingRow icon={CardIcon} title={t('quickPay.title')} {...row} />
          )}
        </SettingList>
      </Card>
    </OnScreen>
  );
}
