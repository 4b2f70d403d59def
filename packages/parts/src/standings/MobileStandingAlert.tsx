import { useCopy } from '@linework/copy';
import { Alert } from '@linework/design-system';
import { isPositive, type Money, mobileStandings, type ToldMobileStanding } from '@linework/domain';
import { useSupportPhone } from '../outcomes/support-phone.tsx';
import { accountNewsCopy } from './account-news.copy.ts';
import { mobileStandingsCopy } from './mobile-standings.copy.ts';
import { severityTones } from './severity-tones.ts';

export interface MobileStandingAlertProps {
  readonly standing: ToldMobileStanding;
  /** Of the mobile bill alone. */
  readonly pastDue: Money;
}

/**
 * How mobile service stands, when it is back, and that its bill is not the one that is paid here (spec section 4): beside
 * the account's own standing, which it neither hides nor repeats.
 */
export function MobileStandingAlert({ standing, pastDue }: MobileStandingAlertProps) {
  const { t, rich } = useCopy(mobileStandingsCopy);
  const { t: tell } = useCopy(accountNewsCopy);
  const { slots, values } = useSupportPhone();
  const knowsPhone = 'phone' in values;
  const reactivate = knowsPhone ? rich('inactive.text', slots, values) : t('inactive.textWithoutPhone');
  return (
    <Alert
      tone={severityTones[mobileStandings[standing].severity]}
      title={t(`${standing}.title`)}
      foldLabel={tell('details')}
    >
      {isPositive(pastDue) && (
        <>
          {t(`${standing}.textOwing`, { amount: pastDue })}{' '}
          {knowsPhone ? rich('separate', slots, values) : t('separateWithoutPhone')}{' '}
        </>
      )}
      {standing === 'inactive' && reactivate}
    </Alert>
  );
}
