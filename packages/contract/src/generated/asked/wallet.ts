// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { AddPaymentMethodMutation, AddPaymentMethodMutationVariables, DeletePaymentMethodMutation, DeletePaymentMethodMutationVariables, EditPaymentMethodMutation, EditPaymentMethodMutationVariables, MethodDeletionQuery, MethodDeletionQueryVariables, PaymentMethodsQuery, PaymentMethodsQueryVariables, WalletQuery, WalletQueryVariables } from '../graph.ts';

export const PaymentMethodsDocument: TypedDocument<PaymentMethodsQuery, PaymentMethodsQueryVariables> = {
  id: 'sha256:b8f1238f0ba71297a700457c119a5d540df500cec9aae42d9e6de391ae91c1c0',
  name: 'PaymentMethods',
};

export const WalletDocument: TypedDocument<WalletQuery, WalletQueryVariables> = {
  id: 'sha256:c1b526880123b375495d5cdde546dcc3271e2da1b0af3d2016c616a2c061be47',
  name: 'Wallet',
};

export const MethodDeletionDocument: TypedDocument<MethodDeletionQuery, MethodDeletionQueryVariables> = {
  id: 'sha256:1aa81026e8daa715f9b59d2152cafba272a9c82f04428aa883bff63126d0980c',
  name: 'MethodDeletion',
};

export const AddPaymentMethodDocument: TypedDocument<AddPaymentMethodMutation, AddPaymentMethodMutationVariables> = {
  id: 'sha256:d37f526504206cb87211aa076160040e9a5b929ecb8c12ecc3f77fd0d0935991',
  name: 'AddPaymentMethod',
};

export const EditPaymentMethodDocument: TypedDocument<EditPaymentMethodMutation, EditPaymentMethodMutationVariables> = {
  id: 'sha256:5b88ee0cec54fe0fa73f3ec7fc89f9e22aeef119823ccb9124988ecb2e34b8c1',
  name: 'EditPaymentMethod',
};

export const DeletePaymentMethodDocument: TypedDocument<DeletePaymentMethodMutation, DeletePaymentMethodMutationVariables> = {
  id: 'sha256:86d5bdaa272b191377da9ee9aa4a647e8f8aafcdae3d6bb0c9e3f40c67285b10',
  name: 'DeletePaymentMethod',
};
