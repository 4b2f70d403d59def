// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { CancelScheduledPaymentMutation, CancelScheduledPaymentMutationVariables, ChangeScheduledPaymentMutation, ChangeScheduledPaymentMutationVariables, ScheduledPaymentsQuery, ScheduledPaymentsQueryVariables, ScheduledWarningsQuery, ScheduledWarningsQueryVariables } from '../graph.ts';

export const ScheduledPaymentsDocument: TypedDocument<ScheduledPaymentsQuery, ScheduledPaymentsQueryVariables> = {
  id: 'sha256:57350146b02f432b4fe062e1f8f26a9bbe5bfc80e99f89d2c1f7bdce233c57cc',
  name: 'ScheduledPayments',
};

export const ScheduledWarningsDocument: TypedDocument<ScheduledWarningsQuery, ScheduledWarningsQueryVariables> = {
  id: 'sha256:1d42df902959da71d8073815825bd2e0b08514f0061675494476745a87c3fa39',
  name: 'ScheduledWarnings',
};

export const ChangeScheduledPaymentDocument: TypedDocument<ChangeScheduledPaymentMutation, ChangeScheduledPaymentMutationVariables> = {
  id: 'sha256:e2a15bd3bc35c8be8b1651830ad080d2e6622157bec36a1054fdb3e577483c9e',
  name: 'ChangeScheduledPayment',
};

export const CancelScheduledPaymentDocument: TypedDocument<CancelScheduledPaymentMutation, CancelScheduledPaymentMutationVariables> = {
  id: 'sha256:27f6479ae3b9cc529ea14e855dcb15fa47c689e10c8fa2b1c00bb8fe7276c918',
  name: 'CancelScheduledPayment',
};
