import { Alert } from '@linework/design-system';
import { type OutcomeShownAs, outcomes } from '@linework/domain';
import { type OutcomeValues, useOutcomeWords } from './use-outcome-words.tsx';

export interface OutcomeNoticeProps {
  code: OutcomeShownAs<'inline'>;
  values?: OutcomeValues | undefined;
  /** For one that appears while the page is open. */
  role?: 'alert' | 'status' | undefined;
}

const withStop = (title: string): string => (/[.?…]$/.test(title) ? title : `${title}.`);

/** An outcome within a form or a list: a sentence and what to do. */
export function OutcomeNotice({ code, values, role }: OutcomeNoticeProps) {
  const { title, text } = useOutcomeWords(code, values);
  const tone = outcomes[code].family === 'failure' ? 'critical' : 'information';
  return (
    <Alert tone={tone} title={withStop(title)} {...(role && { role })}>
      {text}
    </Alert>
  );
}
