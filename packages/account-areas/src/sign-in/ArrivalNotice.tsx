import { useCopy } from '@linework/copy';
import { Alert } from '@linework/design-system';
import { type SessionEnd, sessionStandings } from '@linework/domain';
import { signInCopy } from './sign-in.copy.ts';

export interface ArrivalNoticeProps {
  /** How the session ended that was there before; maintenance has a page of its own. */
  readonly arrival: Exclude<SessionEnd, 'maintenance'>;
}

/** Why the customer is at the sign-in page (spec section 4). */
export function ArrivalNotice({ arrival }: ArrivalNoticeProps) {
  const { t } = useCopy(signInCopy);
  return (
    <Alert tone={sessionStandings[arrival].severity} title={t(`${arrival}.title`)} role="status">
      {t(`${arrival}.text`)}
    </Alert>
  );
}
