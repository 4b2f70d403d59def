// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { AuthorizationsQuery, AuthorizationsQueryVariables, AutoPayCancelPreviewQuery, AutoPayCancelPreviewQueryVariables, AutoPayEnrolmentQuery, AutoPayEnrolmentQueryVariables, AutoPayOverviewQuery, AutoPayOverviewQueryVariables, CancelAutoPayMutation, CancelAutoPayMutationVariables, ChangeAutoPayMutation, ChangeAutoPayMutationVariables, EnrollAutoPayMutation, EnrollAutoPayMutationVariables, FirstDebitQuery, FirstDebitQueryVariables, PayAndEnrollMutation, PayAndEnrollMutationVariables } from '../graph.ts';

export const AutoPayEnrolmentDocument: TypedDocument<AutoPayEnrolmentQuery, AutoPayEnrolmentQueryVariables> = {
  id: 'sha256:b17e9f1fef08d912896ae867dc831222e72ec522fa233e6a6fa55046518a5a4d',
  name: 'AutoPayEnrolment',
};

export const AutoPayOverviewDocument: TypedDocument<AutoPayOverviewQuery, AutoPayOverviewQueryVariables> = {
  id: 'sha256:f22e22bd873ff50e154ceb4f54958649ddd1277d14cf1d3eeb463d5ad6f732d4',
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
  id: 'sha256:a54b29f09e13b98a437be7092547099452e6c138538ce302617ebba898bf84f4',
  name: 'EnrollAutoPay',
};

export const PayAndEnrollDocument: TypedDocument<PayAndEnrollMutation, PayAndEnrollMutationVariables> = {
  id: 'sha256:a6a63e0690b1f831dbda3907345d062faed67d23373aa6aaca4e8e56cf57ee99',
  name: 'PayAndEnroll',
};

export const ChangeAutoPayDocument: TypedDocument<ChangeAutoPayMutation, ChangeAutoPayMutationVariables> = {
  id: 'sha256:a165688b52a8e8c35065c61271673aec7854d75f3f04040576592730a773d983',
  name: 'ChangeAutoPay',
};

export const CancelAutoPayDocument: TypedDocument<CancelAutoPayMutation, CancelAutoPayMutationVariables> = {
  id: 'sha256:56aa97a3be163123bfc83f6c0286816f3b88cb3a9b94d321bddcbd2eecc55dac',
  name: 'CancelAutoPay',
};
