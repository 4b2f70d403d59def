// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { AddPaymentMethodMutation, AddPaymentMethodMutationVariables, DeletePaymentMethodMutation, DeletePaymentMethodMutationVariables, EditPaymentMethodMutation, EditPaymentMethodMutationVariables, MethodDeletionQuery, MethodDeletionQueryVariables, PaymentMethodsQuery, PaymentMethodsQueryVariables, WalletQuery, WalletQueryVariables } from '../graph.ts';

export const PaymentMethodsDocument: TypedDocument<PaymentMethodsQuery, PaymentMethodsQueryVariables> = {
  id: 'sha256:1c7b3483c3b88d7e64822a32efadb9e09b54573f1a2c472c9e381e8c64032b4a',
  name: 'PaymentMethods',
};

export const WalletDocument: TypedDocument<WalletQuery, WalletQueryVariables> = {
  id: 'sha256:fa872cdd8e15ff1008c6cb37b6fa2b1e653eeef73a25ee7a9f130e87937c5910',
  name: 'Wallet',
};

export const MethodDeletionDocument: TypedDocument<MethodDeletionQuery, MethodDeletionQueryVariables> = {
  id: 'sha256:34d98d3f2627fa9a03e9bffca016b57994e80dc2a2a94312f431e65deefba6df',
  name: 'MethodDeletion',
};

export const AddPaymentMethodDocument: TypedDocument<AddPaymentMethodMutation, AddPaymentMethodMutationVariables> = {
  id: 'sha256:8048fca544e33b806243a5f8f375e24dbdb42abd93c6a7c838335ea41bf2fbc5',
  name: 'AddPaymentMethod',
};

export const EditPaymentMethodDocument: TypedDocument<EditPaymentMethodMutation, EditPaymentMethodMutationVariables> = {
  id: 'sha256:3bf73f8ca4849b6e89e34ec948b9a10096e9caaa4b120a366e01011d6119b1c0',
  name: 'EditPaymentMethod',
};

export const DeletePaymentMethodDocument: TypedDocument<DeletePaymentMethodMutation, DeletePaymentMethodMutationVariables> = {
  id: 'sha256:4f899a64cb63d4d0cc19891d8a67ae5f2b764f6275b49134cb0d8e2439e486bd',
  name: 'DeletePaymentMethod',
};
