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
  id: 'sha256:b75b43578c265bd21393681d65708e5fc46b28bc4fd5c850ac3cc3bb9e3279bc',
  name: 'EnrollAutoPay',
};

export const PayAndEnrollDocument: TypedDocument<PayAndEnrollMutation, PayAndEnrollMutationVariables> = {
  id: 'sha256:9ae54a076828a23b20841ab0d2639d9172dc8e92d71ad2d4249b206e6731c8a3',
  name: 'PayAndEnroll',
};

export const ChangeAutoPayDocument: TypedDocument<ChangeAutoPayMutation, ChangeAutoPayMutationVariables> = {
  id: 'sha256:60f9cdd7d7dfc6f6c77253e5e4e52d896a71a6ccf7c043ab7d1b954b72eca23d',
  name: 'ChangeAutoPay',
};

export const CancelAutoPayDocument: TypedDocument<CancelAutoPayMutation, CancelAutoPayMutationVariables> = {
  id: 'sha256:2a7bc0afa2b025196d58214ae60eb179ee9102bdfb1d142e73366df78eaadbd3',
  name: 'CancelAutoPay',
};
