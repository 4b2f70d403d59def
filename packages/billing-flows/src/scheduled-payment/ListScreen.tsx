import { useCopy } from '@linework/copy';
import { ActionGroup, Button, FigureHeading, FlowActions } from '@linework/design-system';
import { mayScheduleBeside, type ScheduledOverview } from '@linework/domain';
import { Stack, StepHeading } from '@linework/parts/flow';
import { useMethodLabel } from '@linework/parts/methods';
import { outcomeActionsCopy } from '@linework/parts/outcomes';
import { styled } from 'styled-components';
import { scheduledPaymentCopy } from './scheduled-payment.copy.ts';
import { usePaymentNotes } from './use-payment-notes.ts';
import { Warnings } from './Warnings.tsx';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-16);
  padding-block: var(--lw-space-24);
  border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);

  &:last-child {
    padding-block-end: 0;
  }
`;

const Notes = styled.div`
  margin-block-start: var(--lw-space-8);
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);
`;

export interface ListScreenProps {
  readonly waiting: readonly ScheduledOverview[];
  readonly userId: string;
  /** IANA name: the cutoff is told by the account's clock. */
  readonly timeZone: string;
  readonly onChoose: (paymentId: string) => void;
  readonly onBack: () => void;
  readonly onScheduleAnother: () => void;
}

/** What waits for its day, at most two. */
export function ListScreen({ waiting, userId, timeZone, onChoose, ...ways }: ListScreenProps) {
  const { t } = useCopy(scheduledPaymentCopy);
  const { t: name } = useCopy(outcomeActionsCopy);
  const labelOf = useMethodLabel();
  const notesOf = usePaymentNotes(userId, timeZone);
  const isEmpty = waiting.length === 0;
  return (
    <Stack>
      <StepHeading title={t('list.heading')}>
        {isEmpty ? t('list.none') : t('list.some', { count: waiting.length })}
      </StepHeading>
      {!isEmpty && (
        <List>
          {waiting.map((overview) => {
            const { id, amount, method } = overview.payment;
            const { leavesOn: date } = overview.dates;
            const verb = overview.closed === null ? 'manage' : 'view';
            return (
              <Entry key={id}>
                <div>
                  <FigureHeading lead={t('facts.lead')} cents={amount.cents}>
                    {t('facts.onFrom', {
                      date,
                      method: labelOf(method, 'inSentence'),
                    })}
                  </FigureHeading>
                  <Notes>
                    {notesOf(overview).map((note) => (
                      <p key={note}>{note}</p>
                    ))}
                    {verb === 'view' && <p>{t('list.closed')}</p>}
                  </Notes>
                </div>
                <Warnings warnings={overview.warnings} />
                <ActionGroup>
                  <Button
                    variant="secondary"
                    aria-label={t(`list.${verb}Which`, { amount, date })}
                    onPress={() => onChoose(id)}
                  >
                    {t(`list.${verb}`)}
                  </Button>
                </ActionGroup>
              </Entry>
            );
          })}
        </List>
      )}
      {isEmpty && (
        <FlowActions>
          <Button isFullWidth onPress={ways.onBack}>
            {t('list.back')}
          </Button>
        </FlowActions>
      )}
      {mayScheduleBeside(waiting) && (
        <FlowActions>
          <Button variant="secondary" isFullWidth onPress={ways.onScheduleAnother}>
            {name('scheduleAnother')}
          </Button>
        </FlowActions>
      )}
    </Stack>
  );
}
