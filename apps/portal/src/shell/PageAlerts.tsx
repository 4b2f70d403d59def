import { useCopy, useLanguage } from '@linework/copy';
import { Alert, Button, Link } from '@linework/design-system';
import type { PageAlert } from '@linework/domain';
import { useState } from 'react';
import { styled } from 'styled-components';
import { dismissPageAlert } from '../api/page-alerts.ts';
import { focusHeading } from '../navigation/use-arrival.ts';
import { usePortal } from '../portal/portal-context.ts';
import { useSignedIn } from '../portal/use-signed-in.ts';
import { pageAlertsCopy } from './page-alerts.copy.ts';

export const pageAlertsWords = [pageAlertsCopy];

const Banner = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-8);
  justify-items: start;
  padding-block-end: var(--lw-space-24);

  > * {
    inline-size: 100%;
  }

  > button {
    inline-size: auto;
  }

  @media print {
    display: none;
  }
`;

const Ways = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lw-space-8) var(--lw-space-20);
`;

interface OneAlertProps {
  readonly alert: PageAlert;
  readonly onDismiss: () => void;
}

function OneAlert({ alert, onDismiss }: OneAlertProps) {
  const { t } = useCopy(pageAlertsCopy);
  const { language } = useLanguage();
  const { timeZone } = useSignedIn();
  const { type, severity, body, link, action, estimatedResolution } = alert;
  const isOurs = link?.startsWith('/') ?? false;
  return (
    <Alert
      tone={severity}
      toneLabel={t(`tone.${severity}`)}
      title={t(`title.${type === 'outage' ? 'outage' : severity}`)}
      action={
        <Ways>
          {link && (
            <Link href={link} {...(!isOurs && { newTab: t('newTab') })}>
              {action?.[language] ?? t('learnMore')}
            </Link>
          )}
          <Button variant="quiet" onPress={onDismiss}>
            {t('dismiss')}
          </Button>
        </Ways>
      }
    >
      {body[language]}
      {estimatedResolution && ` ${t(`estimate.${type}`, { by: { at: estimatedResolution, timeZone } })}`}
    </Alert>
  );
}

/**
 * What the provider tells whoever is signed in, above every page but those that the specification names (section 2.4): the
 * worst alone on its own, the others behind a press.
 */
export function PageAlerts() {
  const { t } = useCopy(pageAlertsCopy);
  const { sessions } = usePortal();
  const { alerts = [] } = useSignedIn();
  const [areAllShown, setAllShown] = useState(false);
  const [worst, ...others] = alerts;
  if (!worst) return null;
  const dismiss = ({ id }: PageAlert) => {
    sessions.tellAlerts(alerts.filter((alert) => alert.id !== id));
    focusHeading();
    // What the edge was not told it tells again on the next visit.
    dismissPageAlert(id).then(
      ({ alerts: left }) => sessions.tellAlerts(left),
      () => undefined,
    );
  };
  const shown = areAllShown ? alerts : [worst];
  return (
    <Banner aria-label={t('label')}>
      {shown.map((alert) => (
        <OneAlert key={alert.id} alert={alert} onDismiss={() => dismiss(alert)} />
      ))}
      {others.length > 0 && (
        <Button variant="quiet" aria-expanded={areAllShown} onPress={() => setAllShown(!areAllShown)}>
          {areAllShown ? t('fewer') : t('more', { count: others.length })}
        </Button>
      )}
    </Banner>
  );
}
