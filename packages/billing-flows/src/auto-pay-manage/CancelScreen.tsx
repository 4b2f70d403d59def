import { useCopy } from '@linework/copy';
import { ActionGroup, Alert, BeforeAfter, Button, FigureHeading, media } from '@linework/design-system';
import {
  type AutoPayCancelPreview,
  debitedStanding,
  debitStillMade,
  dueByHand,
  isPositive,
  type ManagedAutoPay,
  type PaymentOptions,
} from '@linework/domain';
import { FigureHead, Stack, StepHeading } from '@linework/parts/flow';
import { ConnectionLostNotice } from '@linework/parts/outcomes';
import { styled } from 'styled-components';
import { autoPayManageCopy } from './auto-pay-manage.copy.ts';
import { LateNotice } from './LateNotice.tsx';
import { SentDebits } from './SentDebits.tsx';
import { useConsequences } from './use-consequences.ts';

const Foot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-16);
`;

/* The third way stands apart from keeping and canceling, where there is room. */
const Ways = styled(ActionGroup)`
  ${media.wide} {
    > :last-child {
      margin-inline-start: auto;
    }
  }
`;

const Note = styled.p`
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);
`;

export interface CancelScreenProps {
  readonly autoPay: ManagedAutoPay;
  readonly preview: AutoPayCancelPreview;
  readonly options: PaymentOptions;
  /** It is being sent: nothing can be changed, nothing moves. */
  readonly isBusy: boolean;
  readonly isCutOff: boolean;
  readonly onSubmit: () => void;
  readonly onKeep: () => void;
  readonly onChange: () => void;
}

/** What canceling Auto Pay comes to, before it is done: what is given up a year, what is paid by hand, and what stays. */
export function CancelScreen(props: CancelScreenProps) {
  const { autoPay, preview, options, isBusy } = props;
  const { t } = useCopy(autoPayManageCopy);
  const rows = useConsequences(autoPay, preview, options);
  const stillMade = debitStillMade(autoPay);
  const isMobile = debitedStanding(autoPay)?.scope === 'mobile';
  return (
    <Stack>
      <Head {...props} />
      {preview.mobileIsMissing && isMobile && (
        <Alert tone="warning" title={t('cancel.mobileRequires')}>
          {t('cancel.mobileRequiresText')}
        </Alert>
      )}
      {stillMade && <LateNotice debit={stillMade} today={options.dates.today} what="cancel" />}
      <SentDebits options={options} />
      <BeforeAfter
        caption={t('cancel.caption')}
        headings={{ before: t('cancel.ifKept'), after: t('cancel.ifCanceled') }}
        rows={rows}
      />
      {/* Nothing that cancels is pinned to the foot of a phone, where a slip presses it. */}
      <Foot>
        {props.isCutOff && <ConnectionLostNotice />}
        <Ways>
          <Button isDisabled={isBusy} onPress={props.onKeep}>
            {t('cancel.keep')}
          </Button>
          <Button
            variant="destructive"
            isBusy={isBusy}
            busyLabel={t('cancel.canceling')}
            onPress={props.onSubmit}
          >
            {t(isMobile ? 'cancel.submitMobile' : 'cancel.submit')}
          </Button>
          <Button variant="quiet" isDisabled={isBusy} onPress={props.onChange}>
            {t('cancel.instead')}
          </Button>
        </Ways>
        {/* Who may lose the service without it is not told to take their time. */}
        {!(preview.mobileIsMissing && isMobile) && (
          <Note>{t(preview.discountLost ? 'cancel.againDiscount' : 'cancel.again')}</Note>
        )}
      </Foot>
    </Stack>
  );
}

/** What is given up a year; without a discount, what is to be paid by hand. */
function Head({ autoPay, preview, options }: CancelScreenProps) {
  const { t } = useCopy(autoPayManageCopy);
  const isMobile = debitedStanding(autoPay)?.scope === 'mobile';
  const title = t(isMobile ? 'cancel.headingMobile' : 'cancel.heading');
  const { discountLost, toPay } = preview;
  const isLeft = isPositive(toPay.amount);
  if (discountLost)
    return (
      <FigureHead
        title={title}
        figure={(heading) => (
          <FigureHeading
            {...heading}
            lead={t('cancel.lead')}
            cents={discountLost.year.cents}
            unit={t('cancel.year')}
          >
            {t(isLeft ? 'cancel.rest' : 'cancel.restLater')}
          </FigureHeading>
        )}
      />
    );
  if (!isLeft) return <StepHeading title={title}>{t('cancel.plain')}</StepHeading>;
  const hand = dueByHand(toPay, options.balance);
  return (
    <FigureHead
      title={title}
      figure={(heading) => (
        <FigureHeading {...heading} lead={t('cancel.leadToPay')} cents={toPay.amount.cents}>
          {hand.due === 'partNow' && t('cancel.restPartPastDue', { amount: hand.pastDue })}
          {hand.due === 'now' && t('cancel.restPastDue')}
          {hand.due === 'by' && t('cancel.restToPay', { date: hand.date })}
        </FigureHeading>
      )}
    />
  );
}
