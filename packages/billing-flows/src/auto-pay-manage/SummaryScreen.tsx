import { useCopy } from '@linework/copy';
import {
  ActionGroup,
  Alert,
  AutoPayIcon,
  Button,
  Link,
  ReviewList,
  ReviewRow,
  StatusText,
} from '@linework/design-system';
import {
  type AutoPayStanding,
  type BusinessDate,
  type DebitToCome,
  debitedStanding,
  debitStillMade,
  type ManagedAutoPay,
} from '@linework/domain';
import { autoPayCopy, DebitDateRows, DebitFigure, isDueDay } from '@linework/parts/auto-pay';
import { FigureHead, Stack, StepHeading } from '@linework/parts/flow';
import { MethodIcon, useMethodLabel } from '@linework/parts/methods';
import { autoPayManageCopy } from './auto-pay-manage.copy.ts';

export interface SummaryScreenProps {
  readonly autoPay: ManagedAutoPay;
  readonly today: BusinessDate;
  /** The next debit takes nothing only if a payment that nobody can confirm yet went through. */
  readonly hangs: boolean;
  readonly dueDate: BusinessDate | null;
  readonly cutOff: string;
  readonly timeZone: string;
  readonly isCancelable: boolean;
  /** Where mobile Auto Pay alone is managed. */
  readonly mobileHref: string | null;
  readonly onOpen: (step: 'method' | 'day' | 'cancel' | 'authorizations') => void;
}

/** How Auto Pay stands: what it takes next and from what, by which day, until when that can be changed. */
export function SummaryScreen(props: SummaryScreenProps) {
  const { autoPay, today, isCancelable, onOpen } = props;
  const { nextDebit, isLastDebit, discount } = autoPay;
  const { t } = useCopy(autoPayManageCopy);
  const { t: tell } = useCopy(autoPayCopy);
  const labelOf = useMethodLabel();
  const standing = debitedStanding(autoPay);
  if (!standing) return null;
  const cancel = standing.scope === 'mobile' ? 'cancelMobile' : 'cancel';
  return (
    <Stack>
      {nextDebit ? (
        <FigureHead
          title={t(standing.scope === 'mobile' ? 'summary.headingMobile' : 'summary.heading')}
          figure={(heading) => (
            <DebitFigure
              {...heading}
              amount={nextDebit.amount}
              date={nextDebit.date}
              debitDay={standing.debitDay}
              nextBillDate={autoPay.nextBillDate}
              today={today}
              hangs={props.hangs}
              method={labelOf(nextDebit.method, 'inSentence')}
            />
          )}
        />
      ) : (
        <StepHeading title={t('summary.mobileOnly')} />
      )}
      {discount && standing.scope === 'allServices' && (
        <StatusText icon={AutoPayIcon} tone="positive">
          {tell('rows.discount', { amount: discount })}
        </StatusText>
      )}
      {isLastDebit && (
        <Alert tone="information" title={t('summary.lastTitle')}>
          {t('summary.lastText', {
            method: labelOf(standing.method, 'inSentence'),
            day: standing.debitDay,
          })}
        </Alert>
      )}
      <Rows {...props} standing={standing} nextDebit={nextDebit} />
      {isCancelable && (
        <ActionGroup>
          <Button variant="destructive" onPress={() => onOpen('cancel')}>
            {t(`summary.${cancel}${debitStillMade(autoPay) ? 'After' : ''}`)}
          </Button>
        </ActionGroup>
      )}
    </Stack>
  );
}

interface RowsProps extends SummaryScreenProps {
  readonly standing: AutoPayStanding;
  readonly nextDebit: DebitToCome | null;
}

function Rows(props: RowsProps) {
  const { autoPay, standing, nextDebit, dueDate, onOpen } = props;
  const { t } = useCopy(autoPayManageCopy);
  const { t: tell } = useCopy(autoPayCopy);
  const labelOf = useMethodLabel();
  const { debitDay, method } = standing;
  const { acceptedAt, acceptedBy } = standing.authorization;
  const isOther = autoPay.mobile !== null && standing.scope === 'allServices';
  return (
    <ReviewList>
      <ReviewRow
        label={t('summary.from')}
        mark={<MethodIcon method={method} />}
        value={labelOf(method)}
        action={
          <Button variant="quiet" aria-label={t('summary.changeMethod')} onPress={() => onOpen('method')}>
            {t('summary.change')}
          </Button>
        }
      />
      <ReviewRow
        label={tell('rows.everyMonth')}
        value={tell('rows.day', { day: debitDay })}
        note={isDueDay(debitDay, dueDate) ? tell('rows.dueDay') : undefined}
        action={
          <Button variant="quiet" aria-label={t('summary.changeDay')} onPress={() => onOpen('day')}>
            {t('summary.change')}
          </Button>
        }
      />
      {nextDebit && <DebitDateRows debit={nextDebit} cutOff={props.cutOff} timeZone={props.timeZone} />}
      {isOther && autoPay.mobile && (
        <ReviewRow
          label={t('summary.mobile')}
          value={tell('rows.day', { day: autoPay.mobile.debitDay })}
          note={t('summary.mobileFrom', { method: labelOf(autoPay.mobile.method) })}
          action={
            props.mobileHref && (
              <Link href={props.mobileHref} aria-label={t('summary.manageMobile')}>
                {t('summary.change')}
              </Link>
            )
          }
        />
      )}
      <ReviewRow
        label={t('summary.authorized')}
        value={t('summary.authorizedOn', { at: { at: acceptedAt, timeZone: props.timeZone } })}
        note={t('summary.authorizedBy', { name: acceptedBy })}
        action={
          <Button
            variant="quiet"
            aria-label={t('summary.viewAuthorizations')}
            onPress={() => onOpen('authorizations')}
          >
            {t('summary.view')}
          </Button>
        }
      />
    </ReviewList>
  );
}
