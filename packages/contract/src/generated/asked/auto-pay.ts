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
  id: 'sha256:0755f9fc82acdc8efdadc8d8797cb5398a7477f912a36f7f4f1179f9556be383',
  name: 'FirstDebit',
};

export const AutoPayCancelPreviewDocument: TypedDocument<AutoPayCancelPreviewQuery, AutoPayCancelPreviewQueryVariables> = {
  id: 'sha256:ef62e06a3863cc57e4807d2d26559c69754b2f56858fdeda24b7603c3a99b109',
  name: 'AutoPayCancelPreview',
};

export const AuthorizationsDocument: TypedDocument<AuthorizationsQuery, AuthorizationsQueryVariables> = {
  id: 'sha256:452fa2401fb06d6b7420c10298d7f8d2141af58adbc9e6821d3df89698bcb992',
  name: 'Authorizations',
};

export const EnrollAutoPayDocument: TypedDocument<EnrollAutoPayMutation, EnrollAutoPayMutationVariables> = {
  id: 'sha256:e7f3b145435de519bef7aadbfc3229168d0b2cec060504a8c6c7a335ff773b48',
  name: 'EnrollAutoPay',
};

export const PayAndEnrollDocument: TypedDocument<PayAndEnrollMutation, PayAndEnrollMutationVariables> = {
  id: 'sha256:1f6c994db327c49a210155d54acfb339821aae82a60a4309bcd63d1c63ee55b1',
  name: 'PayAndEnroll',
};

export const ChangeAutoPayDocument: TypedDocument<ChangeAutoPayMutation, ChangeAutoPayMutationVariables> = {
  id: 'sha256:8dabd6f1d1fac6ed408acc9cea0d249a6323abcc81f13bd88694a09efa0f92c4',
  name: 'ChangeAutoPay',
};

export const CancelAutoPayDocument: TypedDocument<CancelAutoPayMutation, CancelAutoPayMutationVariables> = {
  id: 'sha256:0c60cf36723a29e720da896f512be87e5749b4588e155dcc6c14c1309c2a1007',
  name: 'CancelAutoPay',
};
