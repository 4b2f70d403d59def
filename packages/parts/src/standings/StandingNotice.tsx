import { useCopy } from '@linework/copy';
import { CardNotice, StandingMeter } from '@linework/design-system';
import {
  broughtOnceConfirmed,
  countedFromReturn,
  delinquencyCodes,
  isPaidBesides,
  isPositive,
  serviceMeanwhile,
} from '@linework/domain';
import { useSupportPhone } from '../outcomes/support-phone.tsx';
import { accountNewsCopy } from './account-news.copy.ts';
import { standingTold, type ToldSummary, toneOfStanding } from './standing-told.ts';
import { standingsCopy } from './standings.copy.ts';
import { WithSupportText } from './WithSupportText.tsx';

const stepsTo = (days: number) => {
  const [one, two, three, four] = delinquencyCodes;
  if (days >= four) return 4;
  if (days >= three) return 3;
  if (days >= two) return 2;
  return days >= one ? 1 : 0;
};

/** How the account stands, across the head of what is due (spec section 4); nothing for one that is simply up to date. */
export function StandingNotice({ summary }: { readonly summary: ToldSummary }) {
  const { t } = useCopy(standingsCopy);
  const { t: tell, rich } = useCopy(accountNewsCopy);
  const { slots, values } = useSupportPhone();
  const told = standingTold(summary);
  const tone = toneOfStanding(summary);
  const { daysPastDue } = summary.standing;
  const returnedOn = countedFromReturn(summary);
  if (told === null) return null;
  if (told === 'checking')
    return (
      <CardNotice tone={tone} title={t(`checking.title.${serviceMeanwhile(summary)}`)}>
        {t(`checking.text.${broughtOnceConfirmed(summary)}`)}
      </CardNotice>
    );
  if (told === 'pastDueCovered')
    return (
      <CardNotice
        tone={tone}
        title={t(isPositive(summary.balance.amountDue) ? 'pastDueCovered.title' : 'pastDueCovered.titleAll')}
      >
        {t('pastDueCovered.text')}
      </CardNotice>
    );
  if (told === 'withSupport') {
    const [payment] = summary.news.withSupport;
    if (!payment) return null;
    return (
      <CardNotice
        tone={tone}
        title={tell('withSupport.title', { amount: payment.amount, date: payment.paymentDate })}
      >
        <WithSupportText payment={payment} isPaidBesides={isPaidBesides(summary)} />
      </CardNotice>
    );
  }
  if (told === 'restoring') {
    const by = summary.news.restoring;
    return (
      <CardNotice tone={tone} title={tell('restoring.title')}>
        {by && tell('restoring.text', { by })}
      </CardNotice>
    );
  }
  if (told === 'callToRestore' || told === 'callToReopen')
    return (
      <CardNotice tone={tone} title={tell(`${told}.title`)}>
        {'phone' in values ? rich(`${told}.text`, slots, values) : tell(`${told}.textWithoutPhone`)}
      </CardNotice>
    );
  return (
    <CardNotice
      tone={tone}
      title={t(told)}
      mark={
        daysPastDue > 0 && (
          <StandingMeter tone={tone === 'critical' ? 'critical' : 'warning'} filled={stepsTo(daysPastDue)}>
            {t('daysPastDue', { count: daysPastDue })}
          </StandingMeter>
        )
      }
    >
      {returnedOn && daysPastDue > 0 && t('countedFromReturn', { date: returnedOn })}
    </CardNotice>
  );
}
