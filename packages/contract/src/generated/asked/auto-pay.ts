// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { AuthorizationsQuery, AuthorizationsQueryVariables, AutoPayCancelPreviewQuery, AutoPayCancelPreviewQueryVariables, AutoPayEnrolmentQuery, AutoPayEnrolmentQueryVariables, AutoPayOverviewQuery, AutoPayOverviewQueryVariables, CancelAutoPayMutation, CancelAutoPayMutationVariables, ChangeAutoPayMutation, ChangeAutoPayMutationVariables, EnrollAutoPayMutation, EnrollAutoPayMutationVariables, FirstDebitQuery, FirstDebitQueryVariables, PayAndEnrollMutation, PayAndEnrollMutationVariables } from '../graph.ts';

export const AutoPayEnrolmentDocument: TypedDocument<AutoPayEnrolmentQuery, AutoPayEnrolmentQueryVariables> = {
  id: 'sha256:b17e9f1fef08d912896ae867dc831222e72ec522fa233e6a6fa55046518a5a4d',
  name: 'AutoPayEnrolment',
};

export const AutoPayOverviewDocument: TypedDocument<AutoPayOverviewQuery, AutoPayOverviewQueryVariables> = {
  id: 'sha256:88ed857f898ebf1fe8ceaa8ec6033e622de5de8a037c89d316412b5972d8dc5c',
  name: 'AutoPayOverview',
};

export const FirstDebitDocument: TypedDocument<FirstDebitQuery, FirstDebitQueryVariables> = {
  id: 'sha256:ea7769e9e06f2e122e156b9eb9dfc9ee832ae8efbacf4d8dbb7bc9b635995b16',
  name: 'FirstDebit',
};

export const AutoPayCancelPreviewDocument: TypedDocument<AutoPayCancelPreviewQuery, AutoPayCancelPreviewQueryVariables> = {
  id: 'sha256:dafe790fd0bf9d1f02fcf32c99f3893f713bd4faeb69d3b138897b8afb032d11',
  name: 'AutoPayCancelPreview',
};

export const AuthorizationsDocument: TypedDocument<AuthorizationsQuery, AuthorizationsQueryVariables> = {
  id: 'sha256:452fa2401fb06d6b7420c10298d7f8d2141af58adbc9e6821d3df89698bcb992',
  name: 'Authorizations',
};

export const EnrollAutoPayDocument: TypedDocument<EnrollAutoPayMutation, EnrollAutoPayMutationVariables> = {
  id: 'sha256:11299ad629d68fdbc39bde8485942de0e5a5b9f0b0ecd2016f123065423a04d3',
  name: 'EnrollAutoPay',
};

export const PayAndEnrollDocument: TypedDocument<PayAndEnrollMutation, PayAndEnrollMutationVariables> = {
  id: 'sha256:6b2dee4c1c3ca71466a62c962837e421a093f64e458e47727e573a0e885a0cb0',
  name: 'PayAndEnroll',
};

export const ChangeAutoPayDocument: TypedDocument<ChangeAutoPayMutation, ChangeAutoPayMutationVariables> = {
  id: 'sha256:ce721c37eaa2d9f129ea8f70dab7f2ee65989d5e3442381d0f3c72ff1c7aef49',
  name: 'ChangeAutoPay',
};

export const CancelAutoPayDocument: TypedDocument<CancelAutoPayMutation, CancelAutoPayMutationVariables> = {
  id: 'sha256:3373326ef846997cf0a67de69580fe44c1f2a42ffea657bbc1d4aa77734393f9',
  name: 'CancelAutoPay',
};
