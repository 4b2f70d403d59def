import { useCopy } from '@linework/copy';
import {
  Alert,
  Button,
  DescriptionList,
  DescriptionRow,
  EmailAddress,
  FlowActions,
  OfflineIcon,
} from '@linework/design-system';
import { emailAddress, type PaperlessOverview } from '@linework/domain';
import { Stack, StepHeading } from '@linework/parts/flow';
import { paperlessCopy, useMailingAddress } from './paperless.copy.ts';

export interface ConfirmScreenProps {
  readonly overview: PaperlessOverview;
  /** It is being sent: nothing can be changed, nothing moves. */
  readonly isBusy: boolean;
  /** It was pressed without a connection. */
  readonly isCutOff: boolean;
  readonly onSubmit: () => void;
  readonly onAddress: () => void;
}

/** The address as it would be kept, to be read once more, and from which bill on it counts. */
export function ReviewScreen(props: ConfirmScreenProps & { readonly typed: string }) {
  const { overview, typed, isBusy, isCutOff, onSubmit, onAddress } = props;
  const { enrolled, email, nextBillDate: date } = overview;
  const { t } = useCopy(paperlessCopy);
  return (
    <Stack>
      <StepHeading title={t('review.heading')}>{t('review.text')}</StepHeading>
      <DescriptionList>
        <DescriptionRow
          label={t('rows.email')}
          value={<EmailAddress>{emailAddress(typed)}</EmailAddress>}
          note={email && t('rows.insteadOf', { email })}
          action={
            <Button
              variant="quiet"
              aria-label={t('rows.changeEmail')}
              isDisabled={isBusy}
              onPress={onAddress}
            >
              {t('rows.change')}
            </Button>
          }
        />
        {date && <DescriptionRow label={t('rows.startsWith')} value={t('rows.billOf', { date })} />}
        {!enrolled && <DescriptionRow label={t('rows.onPaper')} value={t('rows.paperEnds')} />}
      </DescriptionList>
      <FlowActions>
        {isCutOff && <NothingSent />}
        <Button
          isFullWidth
          isBusy={isBusy}
          busyLabel={t(enrolled ? 'review.using' : 'review.turningOn')}
          onPress={onSubmit}
        >
          {t(enrolled ? 'review.use' : 'review.turnOn')}
        </Button>
      </FlowActions>
    </Stack>
  );
}

/** What going back to paper means, before it is done. */
export function LeaveScreen(props: ConfirmScreenProps & { readonly onKeep: () => void }) {
  const { overview, isBusy, isCutOff, onSubmit, onAddress, onKeep } = props;
  const { email, nextBillDate: date } = overview;
  const { t } = useCopy(paperlessCopy);
  return (
    <Stack>
      <StepHeading title={t('leave.heading')}>{t('leave.text')}</StepHeading>
      <DescriptionList>
        {date && <DescriptionRow label={t('rows.firstOnPaper')} value={t('rows.billOf', { date })} />}
        <DescriptionRow label={t('rows.mailedTo')} value={useMailingAddress(overview)} />
        <DescriptionRow
          label={t('rows.online')}
          value={t('rows.onlineStays')}
          note={email ? t('rows.noMoreEmail', { email }) : t('rows.noMoreEmailAtAll')}
        />
      </DescriptionList>
      <FlowActions>
        {isCutOff && <NothingSent />}
        <Button isFullWidth isDisabled={isBusy} onPress={onKeep}>
          {t('leave.keep')}
        </Button>
        <Button
          variant="secondary"
          isFullWidth
          isBusy={isBusy}
          busyLabel={t('leave.turningOff')}
          onPress={onSubmit}
        >
          {t('leave.turnOff')}
        </Button>
        <Button variant="quiet" isDisabled={isBusy} onPress={onAddress}>
          {t('leave.changeInstead')}
        </Button>
      </FlowActions>
    </Stack>
  );
}

function NothingSent() {
  const { t } = useCopy(paperlessCopy);
  return (
    <Alert tone="warning" icon={OfflineIcon} role="alert" title={t('nothingSent.title')}>
      {t('nothingSent.text')}
    </Alert>
  );
}
