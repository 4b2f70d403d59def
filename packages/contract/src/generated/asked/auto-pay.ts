// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { AuthorizationsQuery, AuthorizationsQueryVariables, AutoPayCancelPreviewQuery, AutoPayCancelPreviewQueryVariables, AutoPayEnrolmentQuery, AutoPayEnrolmentQueryVariables, AutoPayOverviewQuery, AutoPayOverviewQueryVariables, CancelAutoPayMutation, CancelAutoPayMutationVariables, ChangeAutoPayMutation, ChangeAutoPayMutationVariables, EnrollAutoPayMutation, EnrollAutoPayMutationVariables, FirstDebitQuery, FirstDebitQueryVariables, PayAndEnrollMutation, PayAndEnrollMutationVariables } from '../graph.ts';

export const AutoPayEnrolmentDocument: TypedDocument<AutoPayEnrolmentQuery, AutoPayEnrolmentQueryVariables> = {
  id: 'sha256:b17e9f1fef08d912896ae867dc831222e72ec522fa233e6a6fa55046518a5a4d',
  name: 'AutoPayEnrolment',
};

export const AutoPayOverviewDocument: TypedDocument<AutoPayOverviewQuery, AutoPayOverviewQueryVariables> = {
  id: 'sha256:ca81709f2fae01dbc616e1654db91d9e2ad69240701c71efd907a4e5caab039c',
  name: 'AutoPayOverview',
};

export const FirstDebitDocument: TypedDocument<FirstDebitQuery, FirstDebitQueryVariables> = {
  id: 'sha256:e4304fbf0053c342a3d07b49730bddcb1647e90114cb5ae85fc31988ec923df7',
  name: 'FirstDebit',
};

export const AutoPayCancelPreviewDocument: TypedDocument<AutoPayCancelPreviewQuery, AutoPayCancelPreviewQueryVariables> = {
  id: 'sha256:f0bcc2c026cc6469e4b82e0a1794af37da186d1bcd4ae08fe047d06d9caaa094',
  name: 'AutoPayCancelPreview',
};

export const AuthorizationsDocument: TypedDocument<AuthorizationsQuery, AuthorizationsQueryVariables> = {
  id: 'sha256:452fa2401fb06d6b7420c10298d7f8d2141af58adbc9e6821d3df89698bcb992',
  name: 'Authorizations',
};

export const EnrollAutoPayDocument: TypedDocument<EnrollAutoPayMutation, EnrollAutoPayMutationVariables> = {
  id: 'sha256:7e2b7bbce889c16024cc62f6541aa103bc3ea7caccd26c29e3e81baafbb4ba65',
  name: 'EnrollAutoPay',
};

export const PayAndEnrollDocument: TypedDocument<PayAndEnrollMutation, PayAndEnrollMutationVariables> = {
  id: 'sha256:0ea634c12965cba3231610293b594758dc269d488401602c1bed7b2fe8952e51',
  name: 'PayAndEnroll',
};

export const ChangeAutoPayDocument: TypedDocument<ChangeAutoPayMutation, ChangeAutoPayMutationVariables> = {
  id: 'sha256:13ab2c9d4aa940b254a3cee42215968df3a499ad9dbf8fb5b989313bdbc5f973',
  name: 'ChangeAutoPay',
};

export const CancelAutoPayDocument: TypedDocument<CancelAutoPayMutation, CancelAutoPayMutationVariables> = {
  id: 'sha256:50af2a14dcff2831ce862c19708fdc22ec75a6983da846a91cbfbe519c41a247',
  name: 'CancelAutoPay',
};
