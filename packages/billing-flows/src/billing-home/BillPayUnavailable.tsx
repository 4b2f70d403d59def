import { useCopy } from '@linework/copy';
import { ActionGroup, Button, ButtonLink, Card } from '@linework/design-system';
import type { AccountInstant } from '@linework/domain';
import { outcomeActionsCopy, outcomesCopy, useOutcomeWords } from '@linework/parts/outcomes';
import { homeCardsCopy } from './home-cards.copy.ts';

export const billPayUnavailableBundles = [outcomesCopy, homeCardsCopy];

const code = 'LW-BIL-040';

export interface BillPayUnavailableProps {
  /** Until then nobody asks again by themselves. */
  readonly until: AccountInstant;
  readonly stores: string;
  /** Asks at once. */
  readonly onRetry: () => void;
  /** Whether bills and activity stand on the same page. */
  readonly hasBills?: boolean;
}

/** "Bill Pay Unavailable" where the amount due would stand: when to come back, where cash is taken, what goes on meanwhile. */
export function BillPayUnavailable({ until, stores, onRetry, hasBills = true }: BillPayUnavailableProps) {
  const { t } = useCopy(homeCardsCopy);
  const { t: say } = useCopy(outcomeActionsCopy);
  const { title, text } = useOutcomeWords(code);
  return (
    <Card title={title} prominence="hero">
      <p>{text}</p>
      <p>{t('billPay.until', { at: until })}</p>
      {hasBills && <p>{t('billPay.meanwhile')}</p>}
      <ActionGroup data-outcome={code}>
        <Button variant="secondary" onPress={onRetry}>
          {t('billPay.check')}
        </Button>
        <ButtonLink variant="secondary" href={stores} newTab={say('newTab')}>
          {t('billPay.store')}
        </ButtonLink>
      </ActionGroup>
    </Card>
  );
}
