import { useCopy } from '@linework/copy';
import { chargedAtOnce, hangsOnUnconfirmed, textOfChange } from '@linework/domain';
import { autoPayCopy, DebitDayScreen, NoPrepaidCards } from '@linework/parts/auto-pay';
import { CardStep, LoadingScreen, MethodStep as MethodQuestion } from '@linework/parts/flow';
import { isTextNew } from '@linework/parts/flow/chart';
import type { ComponentType } from 'react';
import { AuthorizationsScreen } from './AuthorizationsScreen.tsx';
import { autoPayManageCopy } from './auto-pay-manage.copy.ts';
import {
  changedStandings,
  changesDay,
  dayIn,
  daysIn,
  debitsOn,
  firstChargeIn,
  firstChargeOn,
  firstIn,
  isAboutDebit,
  methodAnswers,
  methodIn,
  mobileDebitIn,
  scopesIn,
  standingsIn,
  toEarlierMethod,
} from './auto-pay-manage.rules.ts';
import type { ManageEvent, Step } from './auto-pay-manage.types.ts';
import { CancelScreen } from './CancelScreen.tsx';
import type { LoadedView, ManageView } from './manage-view.ts';
import { ReviewScreen } from './ReviewScreen.tsx';
import { ServicesScreen } from './ServicesScreen.tsx';
import { SummaryScreen } from './SummaryScreen.tsx';

export function Loading({ what = 'loading' }: { what?: 'loading' | 'preparing' }) {
  const { t } = useCopy(autoPayManageCopy);
  // How the next charge adds up stands beside what is opened first.
  return <LoadingScreen label={t(what)} {...(what === 'loading' && { breadth: 'sheet' })} />;
}

/** A screen that needs the figures; until they are there, their shape. */
export const loaded = (Screen: ComponentType<LoadedView>) => (view: ManageView) => {
  const { options, autoPay } = view.context;
  return options && autoPay ? <Screen {...view} options={options} autoPay={autoPay} /> : <Loading />;
};

/** How a step is asked for again: by the address, and to change one answer. */
export const reopenings = {
  summary: { type: 'summary.reopened' },
  services: { type: 'services.reopened' },
  method: { type: 'method.reopened' },
  bank: { type: 'bank.reopened' },
  day: { type: 'day.reopened' },
  review: { type: 'review.reopened' },
  cancel: { type: 'cancel.reopened' },
  authorizations: { type: 'authorizations.reopened' },
} as const satisfies Record<Step, ManageEvent>;

export const SummaryStep = loaded(({ autoPay, options, timeZone, links, send, can }) => (
  <SummaryScreen
    autoPay={autoPay}
    today={options.dates.today}
    hangs={autoPay.nextDebit !== null && hangsOnUnconfirmed(options, autoPay.nextDebit.date)}
    dueDate={options.balance.nextDueDate}
    cutOff={options.dates.cutOff}
    timeZone={timeZone}
    isCancelable={can(reopenings.cancel)}
    mobileHref={links.mobile}
    onOpen={(step) => send(reopenings[step])}
  />
));

export const ServicesStep = loaded(({ context, send }) => (
  <ServicesScreen
    standings={standingsIn(context)}
    scopes={context.scopes}
    onSubmit={(scopes) => send({ type: 'services.submitted', scopes })}
  />
));

export const MethodStep = loaded((view) => {
  const { context, options, autoPay } = view;
  const takesCardsOnly = scopesIn(context).includes('mobile') || autoPay.cardsOnly !== null;
  const { t } = useCopy(autoPayManageCopy);
  const { t: tell } = useCopy(autoPayCopy);
  return (
    <MethodQuestion
      view={view}
      purpose="autoPay"
      title={t('method.heading')}
      // Where cards alone are taken, that is said of each bank account, and is none of the account's restrictions.
      options={autoPay.allServices ? options : { ...options, restriction: null }}
      answers={methodAnswers(context)}
      takesBankAccounts={!takesCardsOnly}
      problem={context.result?.outcome ?? undefined}
      manageHref={context.result?.outcome === 'LW-WAL-014' ? view.links.paymentMethods : null}
      resumed={null}
      notice={context.isPrepaid && <NoPrepaidCards />}
      expiringText={(card) => tell('method.expiring', card)}
    />
  );
});

export const NewCardStep = loaded((view) => (
  <CardStep
    view={view}
    purpose="autoPay"
    today={view.options.dates.today}
    paymentDate={dayIn(view.context)?.firstDebit ?? null}
  />
));

export const DayStep = loaded(({ context, options, send, consider }) => (
  <DebitDayScreen
    choices={daysIn(context)}
    day={dayIn(context)?.day ?? null}
    today={options.dates.today}
    dueDate={options.balance.nextDueDate}
    methodType={methodIn(context)?.type ?? 'creditCard'}
    worksOn={(date) => debitsOn(context, date)}
    firstChargeOf={(day) => firstChargeOn(context, day)}
    isRefused={context.result?.outcome === 'LW-APY-042'}
    onConsider={consider}
    onSubmit={(day) => send({ type: 'day.submitted', day })}
  />
));

export const ReviewStep = loaded((view) => {
  const { context, options, autoPay, send, can } = view;
  const choice = dayIn(context);
  const method = methodIn(context);
  const first = firstIn(context);
  if (!choice || !method) return <Loading what="preparing" />;
  return (
    <ReviewScreen
      autoPay={autoPay}
      text={textOfChange(autoPay.texts, scopesIn(context))}
      isDebited={isAboutDebit(context)}
      first={first}
      ofMobile={mobileDebitIn(context)}
      paidAtOnce={chargedAtOnce(firstChargeIn(context), options.dates.today)}
      startsOn={choice.firstDebit}
      day={choice.day}
      method={method}
      before={changedStandings(context)}
      changes={{ method: context.method !== null, day: changesDay(context) }}
      toEarlierMethod={toEarlierMethod(context)}
      today={options.dates.today}
      hangs={first !== null && hangsOnUnconfirmed(options, first.date)}
      dueDate={options.balance.nextDueDate}
      cutOff={options.dates.cutOff}
      timeZone={view.timeZone}
      links={view.links}
      isBusy={!can({ type: 'step.back' })}
      isCutOff={context.isCutOff}
      isTextNew={isTextNew(context.result)}
      onChange={(step) => send(reopenings[step])}
      onSubmit={(accepted) => send({ type: 'change.submitted', accepted })}
    />
  );
});

export const CancelStep = loaded(({ context, options, autoPay, send, can, onLeave }) => {
  if (!context.cancelPreview) return <Loading />;
  return (
    <CancelScreen
      autoPay={autoPay}
      preview={context.cancelPreview}
      options={options}
      isBusy={!can({ type: 'step.back' })}
      isCutOff={context.isCutOff}
      onSubmit={() => send({ type: 'cancellation.submitted' })}
      onKeep={() => onLeave('push')}
      onChange={() => send(reopenings.summary)}
    />
  );
});

export const AuthorizationsStep = ({ context, timeZone }: ManageView) =>
  context.authorizations ? (
    <AuthorizationsScreen given={context.authorizations} timeZone={timeZone} />
  ) : (
    <Loading />
  );
