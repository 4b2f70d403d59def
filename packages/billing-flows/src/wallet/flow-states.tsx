import { useCopy } from '@linework/copy';
import type { BusinessDate, OutcomeShownAs, SavedMethod, Wallet } from '@linework/domain';
import { bankFlowStates, type Draw, type FlowState, LoadingScreen } from '@linework/parts/flow';
import type { FlowPlaces } from '@linework/parts/flow/chart';
import { Fragment, type ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import { DeleteScreen } from './DeleteScreen.tsx';
import { DoneScreen } from './DoneScreen.tsx';
import { EarlyExpiryModal } from './EarlyExpiryModal.tsx';
import { FullScreen, GoneScreen, StoppedScreen } from './EndScreens.tsx';
import { ExpiryModal } from './ExpiryModal.tsx';
import { KindScreen } from './KindScreen.tsx';
import { MethodScreen } from './MethodScreen.tsx';
import { NameScreen } from './NameScreen.tsx';
import { BankAccountScreen, CardScreen, EditCardScreen } from './NumbersScreens.tsx';
import { PayNowModal } from './PayNowModal.tsx';
import { walletCopy } from './wallet.copy.ts';
import type { walletMachine } from './wallet.machine.ts';
import { chosenMethod } from './wallet.rules.ts';
import type { Step, WalletEvent } from './wallet.types.ts';
import type { WalletView } from './wallet-view.ts';

/** Every state of the chart, by name: a new one without a screen does not compile. */
export type StateName = SnapshotFrom<typeof walletMachine>['value'];

function Loading({ what = 'loading' }: { readonly what?: 'loading' | 'delete.loading' }) {
  const { t } = useCopy(walletCopy);
  return <LoadingScreen label={t(what)} />;
}

/** A screen of the wallet; the shape of one while nobody knows. */
const ofWallet =
  (draw: (view: WalletView, wallet: Wallet, today: BusinessDate) => ReactNode): Draw<WalletView> =>
  (view) => {
    const { wallet, today } = view.context;
    return wallet && today ? draw(view, wallet, today) : <Loading />;
  };

/** A screen about a saved method. */
const ofSaved = (
  draw: (view: WalletView, saved: SavedMethod, today: BusinessDate) => ReactNode,
): Draw<WalletView> =>
  ofWallet((view, _, today) => {
    const saved = chosenMethod(view.context);
    return saved ? draw(view, saved, today) : <GoneScreen view={view} />;
  });

const card = ofWallet((view, _, today) => <CardScreen view={view} today={today} />);
const bankAccount: Draw<WalletView> = (view) => <BankAccountScreen view={view} />;

const name = (isBusy: boolean) =>
  ofWallet((view, { methods }) => {
    const { given } = view.context;
    if (!given) return <Loading />;
    const preferred = methods.length === 0 ? 'only' : 'no';
    return <NameScreen view={view} method={given.method} isNew preferred={preferred} isBusy={isBusy} />;
  });

const rename = (isBusy: boolean) =>
  ofSaved((view, { method }) => (
    <NameScreen
      view={view}
      method={method}
      isNew={false}
      preferred={method.isPreferred ? 'is' : 'no'}
      isBusy={isBusy}
    />
  ));

const edit = (isSaving: boolean) =>
  ofSaved((view, saved, today) => (
    <EditCardScreen view={view} saved={saved} today={today} isSaving={isSaving} />
  ));

const early = ofSaved((view, saved, today) => {
  const { given } = view.context;
  const expirationDate = given?.method.expirationDate;
  return (
    <>
      <EditCardScreen view={view} saved={saved} today={today} isSaving={false} />
      {expirationDate && (
        <EarlyExpiryModal
          saved={saved}
          expirationDate={expirationDate}
          onConfirm={() => view.send({ type: 'expiringCard.confirmed' })}
          onRefuse={() => view.send({ type: 'expiringCard.refused' })}
        />
      )}
    </>
  );
});

const detail = ofSaved((view, saved, today) => <MethodScreen view={view} saved={saved} today={today} />);

const expiry = ofSaved((view, saved, today) => (
  <>
    <MethodScreen view={view} saved={saved} today={today} />
    <ExpiryModal
      saved={saved}
      among={view.context.wallet?.methods ?? []}
      onUpdate={() => view.send({ type: 'edit.reopened' })}
      onLater={() => view.send({ type: 'expiry.read' })}
    />
  </>
));

const remove = (isBusy: boolean) =>
  ofSaved((view, saved) => {
    const { deletion } = view.context;
    return deletion?.deletion === 'possible' ? (
      <DeleteScreen view={view} saved={saved} deletion={deletion} isBusy={isBusy} />
    ) : (
      <Loading what="delete.loading" />
    );
  });

const done: Draw<WalletView> = ofWallet((view, _, today) => {
  const { context } = view;
  const { result, before, given } = context;
  const what = result?.ending === 'added' ? 'added' : given ? 'card' : 'name';
  const isRemoved = result?.ending === 'removed';
  const saved = isRemoved ? before : chosenMethod(context);
  return saved ? (
    <DoneScreen view={view} saved={saved} what={isRemoved ? 'removed' : what} today={today} />
  ) : (
    <GoneScreen view={view} />
  );
});

const offer: Draw<WalletView> = (view) => {
  const amount = view.context.result?.offeredToPay;
  const method = chosenMethod(view.context)?.method;
  return (
    <>
      {/* Drawn anew once the question is answered: its heading takes the focus then. */}
      <Fragment key="behind">{done(view)}</Fragment>
      {amount && method && (
        <PayNowModal
          amount={amount}
          method={method}
          onPay={() => view.onPay(method.id, 'amountDue')}
          onDecline={() => view.send({ type: 'offer.declined' })}
        />
      )}
    </>
  );
};

const tells =
  (otherwise: OutcomeShownAs<'page'>): Draw<WalletView> =>
  (view) => <StoppedScreen view={view} otherwise={otherwise} />;

/** Where each state is, and which screen it has. Screens that stay over several states keep what was typed in them. */
export const flowStates = {
  loading: { place: null, screen: () => <Loading /> },
  loadFailed: { place: null, screen: tells('LW-SYS-010') },
  choosingMethod: {
    place: 'add',
    screen: ofWallet((view, wallet) => <KindScreen view={view} wallet={wallet} />),
  },
  enteringCard: { place: 'card', screen: card },
  ...bankFlowStates,
  enteringBankAccount: { place: 'bank', screen: bankAccount },
  naming: { place: 'name', screen: name(false) },
  adding: { place: 'name', screen: name(true) },
  full: { place: 'result', screen: (view) => <FullScreen view={view} /> },
  unavailable: { place: 'result', screen: tells('LW-PAY-033') },
  viewing: { place: 'saved', screen: detail },
  tellingExpiry: { place: 'saved', screen: expiry },
  editingCard: { place: 'edit', screen: edit(false) },
  confirmingExpiry: { place: 'edit', screen: early },
  savingCard: { place: 'edit', screen: edit(true) },
  renaming: { place: 'rename', screen: rename(false) },
  savingName: { place: 'rename', screen: rename(true) },
  preparingDeletion: { place: 'delete', screen: () => <Loading what="delete.loading" /> },
  confirmingDeletion: { place: 'delete', screen: remove(false) },
  deleting: { place: 'delete', screen: remove(true) },
  offeringPayment: { place: 'result', screen: offer },
  added: { place: 'result', screen: done },
  edited: { place: 'result', screen: done },
  removed: { place: 'result', screen: done },
  gone: { place: 'result', screen: (view) => <GoneScreen view={view} /> },
  verificationFailed: { place: 'result', screen: tells('LW-PAY-012') },
  bankConnectFailed: { place: 'result', screen: tells('LW-PAY-061') },
  sessionEnded: { place: 'result', screen: tells('LW-AUT-030') },
  serviceUnavailable: { place: 'result', screen: tells('LW-SYS-010') },
} as const satisfies Record<StateName, FlowState<WalletView, Step>>;

/** How the address asks for a step, and where Back leads. */
export const places: FlowPlaces<StateName, Step, WalletEvent> = {
  placeOf: (state) => flowStates[state].place,
  reopenings: {
    add: { type: 'add.reopened' },
    card: { type: 'card.reopened' },
    bank: { type: 'bank.reopened' },
    name: { type: 'name.reopened' },
    saved: { type: 'saved.reopened' },
    edit: { type: 'edit.reopened' },
    rename: { type: 'rename.reopened' },
    delete: { type: 'delete.reopened' },
  },
  firstStep: 'add',
  stepBack: { type: 'step.back' },
  intoForm: [{ type: 'form.reopened' }],
};
