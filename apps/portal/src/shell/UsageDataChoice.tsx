import { useCopy } from '@linework/copy';
import { Button } from '@linework/design-system';
import { styled } from 'styled-components';
import { chooseUsage, useUsageChoice } from '../analytics/choice.ts';
import { usageDataCopy } from './usage-data.copy.ts';

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-4) var(--lw-space-24);
  align-items: center;
  /* A quiet button reaches so far beyond its words: it may be the last in the line. */
  padding-inline-end: var(--lw-space-12);
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);

  @media print {
    display: none;
  }
`;

export const usageDataWords = [usageDataCopy];

/** Whether we may see how the portal is used: the customer's choice in this browser, or what their browser says for them. */
export function UsageDataChoice() {
  const { t } = useCopy(usageDataCopy);
  const choice = useUsageChoice();
  return (
    <Choice>
      <span role="status">{t(`is.${choice}`)}</span>
      {choice !== 'offByBrowser' && (
        <Button variant="quiet" onPress={() => chooseUsage(choice === 'on' ? 'off' : 'on')}>
          {t(choice === 'on' ? 'turnOff' : 'turnOn')}
        </Button>
      )}
    </Choice>
  );
}
