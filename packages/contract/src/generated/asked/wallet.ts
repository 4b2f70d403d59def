// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { AddPaymentMethodMutation, AddPaymentMethodMutationVariables, DeletePaymentMethodMutation, DeletePaymentMethodMutationVariables, EditPaymentMethodMutation, EditPaymentMethodMutationVariables, MethodDeletionQuery, MethodDeletionQueryVariables, PaymentMethodsQuery, PaymentMethodsQueryVariables, WalletQuery, WalletQueryVariables } from '../graph.ts';

export const PaymentMethodsDocument: TypedDocument<PaymentMethodsQuery, PaymentMethodsQueryVariables> = {
  id: 'sha256:1c7b3483c3b88d7e64822a32efadb9e09b54573f1a2c472c9e381e8c64032b4a',
  name: 'PaymentMethods',
};

export const WalletDocument: TypedDocument<WalletQuery, WalletQueryVariables> = {
  id: 'sha256:176befa17eef7ce57c0dfee164fe893ffefb736912d831b8492735d85bc3af40',
  name: 'Wallet',
};

export const MethodDeletionDocument: TypedDocument<MethodDeletionQuery, MethodDeletionQueryVariables> = {
  id: 'sha256:b636bef87ec7f5c9f1ca4f7bb3f513efd8c6e22324b75741cd6730039db52748',
  name: 'MethodDeletion',
};

export const AddPaymentMethodDocument: TypedDocument<AddPaymentMethodMutation, AddPaymentMethodMutationVariables> = {
  id: 'sha256:ea469a6056f13dc9cf6b31816ed4fb36ba25020b49b3e25c71289d1e161ee716',
  name: 'AddPaymentMethod',
};

export const EditPaymentMethodDocument: TypedDocument<EditPaymentMethodMutation, EditPaymentMethodMutationVariables> = {
  id: 'sha256:b4d94811765799b2c0caea5ec9a0dec37e92853981db4be2e86e7ae14e6aff6c',
  name: 'EditPaymentMethod',
};

export const DeletePaymentMethodDocument: TypedDocument<DeletePaymentMethodMutation, DeletePaymentMethodMutationVariables> = {
  id: 'sha256:4e0b657b7351b2d2c658d0a94a4ea3f085e8643d4405365bd198ad4a92efb86c',
  name: 'DeletePaymentMethod',
};
