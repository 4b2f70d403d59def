import { useCopy } from '@linework/copy';
import { Alert, ButtonLink } from '@linework/design-system';
import { isPositive, type Money, mobileStandings, type ToldMobileStanding } from '@linework/domain';
import { useSupportPhone } from '../outcomes/support-phone.tsx';
import { accountNewsCopy } from './account-news.copy.ts';
import { mobileStandingsCopy } from './mobile-standings.copy.ts';
import { severityTones } from './severity-tones.ts';

export interface MobileStandingAlertProps {
  readonly standing: ToldMobileStanding;
  /** Of the mobile bill alone. */
  readonly pastDue: Money;
  /** What is paid of that bill and not confirmed yet: until it is, no other payment is asked for. */
  readonly confirming: Money | null;
  /** Where the mobile bill is paid; `null` where this reader may not. */
  readonly payHref: string | null;
}

/**
 * How mobile service stands, when it is back, and where its own bill is paid (spec section 4): beside the account's own
 * standing, which it neither hides nor repeats.
 */
export function MobileStandingAlert({ standing, pastDue, confirming, payHref }: MobileStandingAlertProps) {
  const { t, rich } = useCopy(mobileStandingsCopy);
  const { t: tell } = useCopy(accountNewsCopy);
  const { slots, values } = useSupportPhone();
  const asksToPay = isPositive(pastDue) && confirming === null;
  const reactivate =
    'phone' in values ? rich('inactive.text', slots, values) : t('inactive.textWithoutPhone');
  return (
    <Alert
      tone={severityTones[mobileStandings[standing].severity]}
      title={t(confirming ? `confirming.${standing}` : `${standing}.title`, { amount: pastDue })}
      // That nothing is to be paid again is never folded away.
      {...(confirming === null && { foldLabel: tell('details') })}
      // A button, as what the page asks for besides has one: that pays another bill, and turns nothing on.
      action={
        payHref !== null &&
        asksToPay && (
          <ButtonLink href={payHref} variant="secondary">
            {t('pay')}
          </ButtonLink>
        )
      }
    >
      {confirming && t('confirming.text', { amount: confirming })}
      {asksToPay && (
        <>
          {t(`${standing}.textOwing`, { amount: pastDue })} {t('separate')}{' '}
        </>
      )}
      {standing === 'inactive' && reactivate}
    </Alert>
  );
}
