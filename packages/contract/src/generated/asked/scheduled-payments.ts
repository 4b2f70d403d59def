// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { CancelScheduledPaymentMutation, CancelScheduledPaymentMutationVariables, ChangeScheduledPaymentMutation, ChangeScheduledPaymentMutationVariables, ScheduledPaymentsQuery, ScheduledPaymentsQueryVariables, ScheduledWarningsQuery, ScheduledWarningsQueryVariables } from '../graph.ts';

export const ScheduledPaymentsDocument: TypedDocument<ScheduledPaymentsQuery, ScheduledPaymentsQueryVariables> = {
  id: 'sha256:b8c0d88e97f8eb7b107b9b638eef8d4c66addc707c9277c239e0d5aa7938e6c8',
  name: 'ScheduledPayments',
};

export const ScheduledWarningsDocument: TypedDocument<ScheduledWarningsQuery, ScheduledWarningsQueryVariables> = {
  id: 'sha256:1d42df902959da71d8073815825bd2e0b08514f0061675494476745a87c3fa39',
  name: 'ScheduledWarnings',
};

export const ChangeScheduledPaymentDocument: TypedDocument<ChangeScheduledPaymentMutation, ChangeScheduledPaymentMutationVariables> = {
  id: 'sha256:6e85cced64e1f7c7195586a3b4c60561e10535cb48ede0bbfef51a71eceb51ba',
  name: 'ChangeScheduledPayment',
};

export const CancelScheduledPaymentDocument: TypedDocument<CancelScheduledPaymentMutation, CancelScheduledPaymentMutationVariables> = {
  id: 'sha256:bb8d558a450ed6e8dc0cb852be6d162aacc97e95cec739857564d47eb8d89a23',
  name: 'CancelScheduledPayment',
};
