// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { AddPaymentMethodMutation, AddPaymentMethodMutationVariables, DeletePaymentMethodMutation, DeletePaymentMethodMutationVariables, EditPaymentMethodMutation, EditPaymentMethodMutationVariables, MethodDeletionQuery, MethodDeletionQueryVariables, PaymentMethodsQuery, PaymentMethodsQueryVariables, WalletQuery, WalletQueryVariables } from '../graph.ts';

export const PaymentMethodsDocument: TypedDocument<PaymentMethodsQuery, PaymentMethodsQueryVariables> = {
  id: 'sha256:1c7b3483c3b88d7e64822a32efadb9e09b54573f1a2c472c9e381e8c64032b4a',
  name: 'PaymentMethods',
};

export const WalletDocument: TypedDocument<WalletQuery, WalletQueryVariables> = {
  id: 'sha256:fde2138f8e2d8f6ab325089440ed94f3d1d0e993ef7cfacbec9d056ca5b2c716',
  name: 'Wallet',
};

export const MethodDeletionDocument: TypedDocument<MethodDeletionQuery, MethodDeletionQueryVariables> = {
  id: 'sha256:b636bef87ec7f5c9f1ca4f7bb3f513efd8c6e22324b75741cd6730039db52748',
  name: 'MethodDeletion',
};

export const AddPaymentMethodDocument: TypedDocument<AddPaymentMethodMutation, AddPaymentMethodMutationVariables> = {
  id: 'sha256:fc56137eabf6160323ab85326ce5cdcd9b1765626133d84fa3a60e03b1bfa0d2',
  name: 'AddPaymentMethod',
};

export const EditPaymentMethodDocument: TypedDocument<EditPaymentMethodMutation, EditPaymentMethodMutationVariables> = {
  id: 'sha256:772c2430a25dfc101c2ef921707dddd87d0ce39cc1270be9c44ef1ac1c0df9dd',
  name: 'EditPaymentMethod',
};

export const DeletePaymentMethodDocument: TypedDocument<DeletePaymentMethodMutation, DeletePaymentMethodMutationVariables> = {
  id: 'sha256:92ba4dfce58d3f66258cb130c2402089e24d44aa0ed30b0a0e90acede7a2984e',
  name: 'DeletePaymentMethod',
};
