// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { AddPaymentMethodMutation, AddPaymentMethodMutationVariables, DeletePaymentMethodMutation, DeletePaymentMethodMutationVariables, EditPaymentMethodMutation, EditPaymentMethodMutationVariables, MethodDeletionQuery, MethodDeletionQueryVariables, PaymentMethodsQuery, PaymentMethodsQueryVariables, WalletQuery, WalletQueryVariables } from '../graph.ts';

export const PaymentMethodsDocument: TypedDocument<PaymentMethodsQuery, PaymentMethodsQueryVariables> = {
  id: 'sha256:1c7b3483c3b88d7e64822a32efadb9e09b54573f1a2c472c9e381e8c64032b4a',
  name: 'PaymentMethods',
};

export const WalletDocument: TypedDocument<WalletQuery, WalletQueryVariables> = {
  id: 'sha256:17f20c7fb09b0b01b9c8296c4e0ca88fdb2fc2e85c383405697523a7c0a4c45f',
  name: 'Wallet',
};

export const MethodDeletionDocument: TypedDocument<MethodDeletionQuery, MethodDeletionQueryVariables> = {
  id: 'sha256:34d98d3f2627fa9a03e9bffca016b57994e80dc2a2a94312f431e65deefba6df',
  name: 'MethodDeletion',
};

export const AddPaymentMethodDocument: TypedDocument<AddPaymentMethodMutation, AddPaymentMethodMutationVariables> = {
  id: 'sha256:466472ebe7b1ac6aac9ff9e2b1e1d21be76233271c7a07275c7d88c020ac71d3',
  name: 'AddPaymentMethod',
};

export const EditPaymentMethodDocument: TypedDocument<EditPaymentMethodMutation, EditPaymentMethodMutationVariables> = {
  id: 'sha256:028df98a68d28e02d23ddd47b25d6a224d35c62a2d176b0f8a42e7fddfc06fae',
  name: 'EditPaymentMethod',
};

export const DeletePaymentMethodDocument: TypedDocument<DeletePaymentMethodMutation, DeletePaymentMethodMutationVariables> = {
  id: 'sha256:c8558b79f5be3be9909d66a8eeef9e0383d93f2395dbae814fecaf5f012a26f9',
  name: 'DeletePaymentMethod',
};
