import { useCopy } from '@linework/copy';
import { CardFoot, CardIcon, SettingList, SettingRow, Skeleton } from '@linework/design-system';
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
import { billingHomeCopy } from './billing-home.copy.ts';
import type { BillingHomeLinks, QuickPayOffer } from './billing-home.types.ts';

export interface QuickPayRowProps {
  readonly summary: BillingSummary;
  readonly methods: Loadable<readonly MethodOption[]>;
  readonly links: Pick<BillingHomeLinks, 'pay' | 'payPastDue' | 'payLeft'>;
  /** `null` for whoever may not pay. */
  readonly offer: QuickPayOffer | null;
}

/** At the foot of what is asked: that, paid today by one press; the way to choose a method where none can be used for that. */
export function QuickPayRow({ summary, methods, links, offer }: QuickPayRowProps) {
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
  /** Called before the row leaves the page. */
  const tellOfFocus = (foot: HTMLElement | null) => () => {
    if (foot?.contains(document.activeElement)) offer.onFocusLost();
  };
  return (
    <CardFoot ref={tellOfFocus} onPointerEnter={offer.onIntent} onFocus={offer.onIntent}>
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
    </CardFoot>
  );
}
