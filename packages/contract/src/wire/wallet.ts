import type {
  AskedMethod,
  AskedMethodDeletion,
  AskedMethodEdit,
  MethodDeletion,
  MethodOption,
  SavedMethod,
  Wallet,
  WalletAnswer,
  WalletRefusal,
} from '@linework/domain';
import type * as graph from '../generated/graph.ts';
import type * as schema from '../generated/graph-schema.ts';
import { moneyFromWire, moneyToWire } from './money.ts';
import { paymentFromWire, paymentToWire } from './payment.ts';
import { methodFromWire, methodToWire } from './payment-method.ts';
import { cancelPreviewFromWire, cancelPreviewToWire } from './scheduled-payments.ts';

const savedMethodToWire = (saved: SavedMethod): schema.SavedMethod => ({
  method: methodToWire(saved),
  version: saved.version,
  scheduledPayments: saved.scheduled.map(paymentToWire),
  nextDebit: saved.nextDebit,
  mobileDebit: saved.mobileDebit,
  lastChange: saved.lastChange,
});

export const walletToWire = ({ methods, ...wallet }: Wallet): schema.Wallet => ({
  ...wallet,
  methods: methods.map(savedMethodToWire),
});

export const walletFromWire = ({ methods, ...wallet }: graph.WalletFieldsFragment): Wallet => ({
  ...wallet,
  methods: methods.map(({ method, version, scheduledPayments, nextDebit, mobileDebit, lastChange }) => ({
    ...methodFromWire(method),
    version,
    scheduled: scheduledPayments.map(paymentFromWire),
    nextDebit,
    mobileDebit,
    lastChange,
  })),
});

const noUse = { scopes: [], payments: [], preview: null, preferredNext: null };

/** @param optionOf the method that is preferred next, as the account finds it */
export function methodDeletionToWire(
  deletion: MethodDeletion,
  optionOf: (methodId: string) => MethodOption | undefined,
): schema.MethodDeletion {
  if (deletion.deletion === 'chooseAnotherFirst') return { ...noUse, ...scopesOf(deletion) };
  const shared = { ...noUse, deletion: deletion.deletion };
  if (deletion.deletion === 'afterPayment') {
    return { ...shared, payments: deletion.payments.map(paymentToWire) };
  }
  const next = deletion.preferredNext && optionOf(deletion.preferredNext.id);
  return {
    ...shared,
    payments: deletion.cancels.map(paymentToWire),
    preview: cancelPreviewToWire(deletion.preview),
    preferredNext: next ? methodToWire(next) : null,
  };
}

const scopesOf = ({ deletion, scopes }: Extract<MethodDeletion, { deletion: 'chooseAnotherFirst' }>) => ({
  deletion,
  scopes: [...scopes],
});

/** @throws TypeError when what is possible comes without what it comes to: the answer is not of this contract */
export function methodDeletionFromWire(
  wire: NonNullable<graph.MethodDeletionQuery['methodDeletion']>,
): MethodDeletion {
  const payments = wire.payments.map(paymentFromWire);
  switch (wire.deletion) {
    case 'chooseAnotherFirst':
      return { deletion: wire.deletion, outcome: 'LW-WAL-011', scopes: wire.scopes };
    case 'afterPayment':
      return { deletion: wire.deletion, outcome: 'LW-WAL-017', payments };
    case 'possible':
      if (!wire.preview) throw new TypeError('A removal without its preview');
      return {
        deletion: wire.deletion,
        cancels: payments,
        preview: cancelPreviewFromWire(wire.preview),
        preferredNext: wire.preferredNext && methodFromWire(wire.preferredNext).method,
      };
  }
}

export const askedMethodToWire = (accountId: string, asked: AskedMethod): schema.AddMethodInput => ({
  accountId,
  ...asked,
});

export const askedMethodFromWire = ({
  cardDataToken,
  name,
  makePreferred,
}: schema.AddMethodInput): AskedMethod => ({ cardDataToken, name: name ?? null, makePreferred });

export const methodEditToWire = (accountId: string, asked: AskedMethodEdit): schema.EditMethodInput => ({
  accountId,
  ...asked,
});

export const methodEditFromWire = ({
  methodId,
  version,
  name,
  makePreferred,
  cardDataToken,
}: schema.EditMethodInput): AskedMethodEdit => ({
  methodId,
  version,
  name: name ?? null,
  makePreferred,
  cardDataToken: cardDataToken ?? null,
});

export const methodRemovalToWire = (
  accountId: string,
  { methodId, version, cancels }: AskedMethodDeletion,
): schema.DeleteMethodInput => ({ accountId, methodId, version, cancels: [...cancels] });

export const methodRemovalFromWire = ({
  methodId,
  version,
  cancels,
}: schema.DeleteMethodInput): AskedMethodDeletion => ({ methodId, version, cancels });

const refusalToWire = ({ code, field, problem }: WalletRefusal): schema.UserError => ({
  code,
  pointer: field && `/input/${field}`,
  problem,
});

const fields = ['cardDataToken', 'name', 'methodId', 'version', 'cancels'] as const;

const refusalFromWire = ({
  code,
  pointer,
  problem,
}: graph.WalletPayloadFieldsFragment['userErrors'][number]): WalletRefusal => ({
  code,
  field: fields.find((field) => pointer === `/input/${field}`) ?? null,
  problem,
});

export const walletAnswerToWire = ({
  wallet,
  offeredToPay,
  refusals,
  ...answer
}: WalletAnswer): schema.WalletPayload => ({
  ...answer,
  wallet: walletToWire(wallet),
  offeredToPay: offeredToPay && moneyToWire(offeredToPay),
  userErrors: refusals.map(refusalToWire),
});

export const walletAnswerFromWire = ({
  wallet,
  offeredToPay,
  userErrors,
  ...answer
}: graph.WalletPayloadFieldsFragment): WalletAnswer => ({
  ...answer,
  wallet: walletFromWire(wallet),
  offeredToPay: offeredToPay && moneyFromWire(offeredToPay),
  refusals: userErrors.map(refusalFromWire),
});
