import { useCopy } from '@linework/copy';
import {
  ActionGroup,
  Alert,
  Button,
  DescriptionList,
  DescriptionRow,
  EmailAddress,
  FlowActions,
} from '@linework/design-system';
import { type PaperlessOverview, type PaperlessRecord, personToReader } from '@linework/domain';
import { Stack, StepHeading } from '@linework/parts/flow';
import { OutcomeNotice } from '@linework/parts/outcomes';
import { paperlessCopy, useMailingAddress } from './paperless.copy.ts';

export interface OverviewScreenProps {
  readonly overview: PaperlessOverview;
  readonly userId: string;
  /** IANA name: when it was changed is told by the account's clock. */
  readonly timeZone: string;
  /** Somebody else changed it while this person was about to. */
  readonly isChangedMeanwhile: boolean;
  readonly onAddress: () => void;
  readonly onLeave: () => void;
}

/** How bills come now, who made it so, and the ways to change it. */
export function OverviewScreen(props: OverviewScreenProps) {
  const { overview, isChangedMeanwhile, onAddress, onLeave } = props;
  const { enrolled, email, mayManage, lastChange } = overview;
  const { t } = useCopy(paperlessCopy);
  const mailingAddress = useMailingAddress(overview);
  // Who may not know whom we write to is told no more than that we do.
  const hasRows = !enrolled || mayManage || email !== null;
  return (
    <Stack>
      <StepHeading title={t(enrolled ? 'overview.on' : 'overview.off')}>
        {t(enrolled ? 'overview.onText' : 'overview.offText')}
      </StepHeading>
      {isChangedMeanwhile && <OutcomeNotice code="LW-PPL-012" role="alert" />}
      {hasRows && (
        <DescriptionList>
          {enrolled ? (
            <EmailRow overview={overview} onAddress={onAddress} />
          ) : (
            <DescriptionRow label={t('rows.mailedTo')} value={mailingAddress} />
          )}
          {lastChange && <LastChange {...props} lastChange={lastChange} />}
        </DescriptionList>
      )}
      {!mayManage && (
        <Alert tone="information" title={t('overview.restricted')}>
          {t('overview.restrictedText')}
        </Alert>
      )}
      {mayManage && enrolled && (
        <ActionGroup>
          <Button variant="secondary" onPress={onLeave}>
            {t('overview.turnOff')}
          </Button>
        </ActionGroup>
      )}
      {mayManage && !enrolled && (
        <FlowActions>
          <Button isFullWidth onPress={onAddress}>
            {t('overview.turnOn')}
          </Button>
        </FlowActions>
      )}
    </Stack>
  );
}

/** Whom we write to. */
function EmailRow({ overview, onAddress }: Pick<OverviewScreenProps, 'overview' | 'onAddress'>) {
  const { t } = useCopy(paperlessCopy);
  const { email, mayManage } = overview;
  const has = email !== null;
  return (
    <DescriptionRow
      label={t('rows.email')}
      value={email ? <EmailAddress>{email}</EmailAddress> : t('rows.noEmail')}
      note={t(has ? 'rows.emailNote' : 'rows.noEmailNote')}
      action={
        mayManage && (
          <Button
            variant="quiet"
            aria-label={t(has ? 'rows.changeEmail' : 'rows.addEmail')}
            onPress={onAddress}
          >
            {t(has ? 'rows.change' : 'rows.add')}
          </Button>
        )
      }
    />
  );
}

const saysWho = {
  enrolled: { you: 'rows.lastEnrolledByYou', other: 'rows.lastEnrolled' },
  addressChanged: { you: 'rows.lastAddressChangedByYou', other: 'rows.lastAddressChanged' },
  left: { you: 'rows.lastLeftByYou', other: 'rows.lastLeft' },
} as const;

function LastChange({
  lastChange: { change, at, by },
  userId,
  timeZone,
}: Pick<OverviewScreenProps, 'userId' | 'timeZone'> & { readonly lastChange: PaperlessRecord }) {
  const { t } = useCopy(paperlessCopy);
  return (
    <DescriptionRow
      label={t('rows.last')}
      value={t(saysWho[change][personToReader(by, userId)], { name: by.name })}
      note={t('rows.by', { at: { at, timeZone } })}
    />
  );
}
