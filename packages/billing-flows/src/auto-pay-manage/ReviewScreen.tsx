import { useCopy } from '@linework/copy';
import { AutoPayIcon, Button, FlowActions, ReviewList, ReviewRow, StatusText } from '@linework/design-system';
import {
  type AcceptedAutoPay,
  type AutoPayScope,
  type AutoPayStanding,
  type BusinessDate,
  type DebitToCome,
  debitStillMade,
  type FirstDebit,
  isPositive,
  type ManagedAutoPay,
  type Money,
  type Payment,
  type VersionedText,
} from '@linework/domain';
import {
  AuthorizationForm,
  autoPayCopy,
  DebitDateRows,
  DebitFigure,
  isDueDay,
  type TermsLinks,
} from '@linework/parts/auto-pay';
import { FigureHead, Notices, Stack, StepHeading } from '@linework/parts/flow';
import { MethodIcon, type NameableMethod, useMethodLabel } from '@linework/parts/methods';
import { ConnectionLostNotice } from '@linework/parts/outcomes';
import { StillWorking } from '@linework/parts/payment';
import { styled } from 'styled-components';
import { autoPayManageCopy } from './auto-pay-manage.copy.ts';
import { LateNotice } from './LateNotice.tsx';
import { UnconfirmedDebit } from './SentDebits.tsx';

const Line = styled.span`
  display: block;
`;

export interface ReviewScreenProps {
  readonly autoPay: ManagedAutoPay;
  /** What is authorized anew. */
  readonly text: VersionedText;
  /** The debit that is told of is what changes. */
  readonly isDebited: boolean;
  /** The next debit by the change; `null` where the change comes too late for it, or nothing is billed by it. */
  readonly first: FirstDebit | null;
  /** What mobile service is debited next by it, beside all services; `null` where it is not changed, or nothing is billed. */
  readonly ofMobile: Pick<DebitToCome, 'amount' | 'date'> | null;
  /** What saving it charges today; zero where that is nothing. */
  readonly paidAtOnce: Money;
  /** The first debit day by the change. */
  readonly startsOn: BusinessDate;
  /** 1–31. */
  readonly day: number;
  readonly method: NameableMethod;
  /** What is changed, as it stands. */
  readonly before: readonly AutoPayStanding[];
  readonly changes: { readonly method: boolean; readonly day: boolean };
  /** What still goes to the method before, and nobody can confirm yet. */
  readonly toEarlierMethod: Payment | null;
  readonly today: BusinessDate;
  /** The debit takes nothing only if a payment that nobody can confirm yet went through. */
  readonly hangs: boolean;
  readonly dueDate: BusinessDate | null;
  readonly cutOff: string;
  readonly timeZone: string;
  readonly links: TermsLinks;
  /** It is being sent: nothing can be changed, nothing moves. */
  readonly isBusy: boolean;
  readonly isCutOff: boolean;
  /** The text is another since it was accepted. */
  readonly isTextNew: boolean;
  readonly onChange: (step: 'services' | 'method' | 'day') => void;
  readonly onSubmit: (accepted: AcceptedAutoPay) => void;
}

/** Auto Pay as it would be, with what it was before, and what is authorized anew. */
export function ReviewScreen(props: ReviewScreenProps) {
  const { autoPay, text, isDebited, first, paidAtOnce, toEarlierMethod, today, isBusy } = props;
  const { t } = useCopy(autoPayManageCopy);
  const { t: tell } = useCopy(autoPayCopy);
  const stillMade = debitStillMade(autoPay);
  const pays = isPositive(paidAtOnce);
  return (
    <Stack>
      {first ? (
        <FigureHead
          title={t('review.heading')}
          figure={(heading) => (
            <DebitFigure
              {...heading}
              amount={first.sum.debit}
              date={first.date}
              debitDay={props.day}
              nextBillDate={autoPay.nextBillDate}
              today={today}
              hangs={props.hangs}
            />
          )}
        />
      ) : (
        <StepHeading title={t('review.heading')} />
      )}
      <Notices>
        {toEarlierMethod && <UnconfirmedDebit debit={toEarlierMethod} />}
        {isDebited && stillMade && <LateNotice debit={stillMade} today={today} what="change" />}
        {autoPay.discount && (
          <StatusText icon={AutoPayIcon} tone="positive">
            {tell('rows.discount', { amount: autoPay.discount })}
          </StatusText>
        )}
      </Notices>
      <Rows {...props} />
      <AuthorizationForm
        wording={text.wording}
        textVersion={text.textVersion}
        isNew={props.isTextNew}
        links={props.links}
        isDisabled={isBusy}
        onSubmit={props.onSubmit}
      >
        <FlowActions>
          {props.isCutOff && <ConnectionLostNotice />}
          <Button
            type="submit"
            isFullWidth
            isBusy={isBusy}
            busyLabel={pays ? t('review.paying', { amount: paidAtOnce }) : t('review.saving')}
          >
            {pays ? t('review.payAndSave', { amount: paidAtOnce }) : t('review.save')}
          </Button>
          <StillWorking isBusy={isBusy}>{null}</StillWorking>
        </FlowActions>
      </AuthorizationForm>
    </Stack>
  );
}

function Rows(props: ReviewScreenProps) {
  const { autoPay, first, ofMobile, before, day, method, changes, dueDate, isBusy, onChange } = props;
  const { t } = useCopy(autoPayManageCopy);
  const { t: tell } = useCopy(autoPayCopy);
  const labelOf = useMethodLabel();
  const scopes: readonly AutoPayScope[] = before.map(({ scope }) => scope);
  const change = (step: 'services' | 'method' | 'day', label: string) => (
    <Button variant="quiet" aria-label={label} isDisabled={isBusy} onPress={() => onChange(step)}>
      {t('summary.change')}
    </Button>
  );
  const methodsBefore = new Set(before.map((one) => labelOf(one.method)));
  /** Each service's own, a line each where they differ. */
  const ofEach = (
    same: (one: AutoPayStanding) => string,
    ofService: (one: AutoPayStanding, service: string) => string,
  ) => {
    const [head, ...others] = before;
    return head && others.every((one) => same(one) === same(head))
      ? same(head)
      : before.map((one) => <Line key={one.scope}>{ofService(one, t(`services.${one.scope}`))}</Line>);
  };
  const methodOf = (one: AutoPayStanding) => labelOf(one.method);
  const dayOf = ({ debitDay }: AutoPayStanding) => tell('rows.day', { day: debitDay });
  return (
    <ReviewList>
      {autoPay.allServices && autoPay.mobile && (
        <ReviewRow
          label={t('review.for')}
          value={t(scopes.length > 1 ? 'review.both' : `services.${scopes[0] ?? 'allServices'}`)}
          action={change('services', t('review.changeServices'))}
        />
      )}
      <ReviewRow
        label={t('summary.from')}
        mark={(changes.method || methodsBefore.size === 1) && <MethodIcon method={method} />}
        value={
          changes.method
            ? labelOf(method)
            : ofEach(methodOf, (one, service) => t('review.ofService', { service, what: methodOf(one) }))
        }
        note={
          changes.method &&
          ofEach(
            (one) => t('review.was', { method: methodOf(one) }),
            (one, service) => t('review.wasOfService', { service, method: methodOf(one) }),
          )
        }
        action={change('method', t('summary.changeMethod'))}
      />
      <ReviewRow
        label={tell('rows.everyMonth')}
        value={
          changes.day
            ? tell('rows.day', { day })
            : ofEach(dayOf, (one, service) => t('review.ofService', { service, what: dayOf(one) }))
        }
        note={
          changes.day
            ? ofEach(
                ({ debitDay }) => t('review.wasDay', { day: debitDay }),
                ({ debitDay }, service) => t('review.wasDayOfService', { service, day: debitDay }),
              )
            : isDueDay(day, dueDate) &&
              before.every(({ debitDay }) => debitDay === day) &&
              tell('rows.dueDay')
        }
        action={change('day', t('summary.changeDay'))}
      />
      {ofMobile && (
        <ReviewRow label={t('review.mobileDebit')} value={t('review.mobileDebitOn', { ...ofMobile })} />
      )}
      {first ? (
        <DebitDateRows
          debit={{ ...first, amount: first.sum.debit }}
          cutOff={props.cutOff}
          timeZone={props.timeZone}
        />
      ) : (
        !ofMobile && (
          <ReviewRow label={t('aside.starts')} value={tell('rows.leavesOn', { date: props.startsOn })} />
        )
      )}
    </ReviewList>
  );
}
