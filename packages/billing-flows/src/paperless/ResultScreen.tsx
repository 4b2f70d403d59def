import { useCopy } from '@linework/copy';
import { DescriptionList, DescriptionRow, EmailAddress } from '@linework/design-system';
import type { NextAction, OutcomeShownAs, PaperlessOverview } from '@linework/domain';
import { useScreenTitle } from '@linework/parts/flow';
import { OutcomeScreen, useOutcomeWords } from '@linework/parts/outcomes';
import { paperlessCopy, useMailingAddress } from './paperless.copy.ts';

export interface ResultScreenProps {
  readonly code: OutcomeShownAs<'page'>;
  /** How it stands now, where it was changed. */
  readonly changed: PaperlessOverview | null;
  /** What support finds the call by. */
  readonly reference: string | null;
  readonly actions: readonly NextAction[];
  readonly onAction: (action: NextAction) => void;
}

/** What came of it, and which bill is the first that it holds for. */
export function ResultScreen({ code, changed, reference, actions, onAction }: ResultScreenProps) {
  const { title } = useOutcomeWords(code);
  const { ref } = useScreenTitle(title);
  return (
    <OutcomeScreen
      code={code}
      titleRef={ref}
      details={changed && <Details overview={changed} />}
      reference={{ number: reference }}
      actions={actions}
      onAction={onAction}
    />
  );
}

function Details({ overview }: { readonly overview: PaperlessOverview }) {
  const { t } = useCopy(paperlessCopy);
  const mailingAddress = useMailingAddress(overview);
  const { enrolled, email, nextBillDate: date } = overview;
  return (
    <DescriptionList>
      <DescriptionRow
        label={t(enrolled ? 'rows.email' : 'rows.mailedTo')}
        value={enrolled && email ? <EmailAddress>{email}</EmailAddress> : mailingAddress}
      />
      {date && (
        <DescriptionRow
          label={t(enrolled ? 'rows.startsWith' : 'rows.firstOnPaper')}
          value={t('rows.billOf', { date })}
        />
      )}
    </DescriptionList>
  );
}
