// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { MakePaymentMutation, MakePaymentMutationVariables, PaymentByKeyQuery, PaymentByKeyQueryVariables, PaymentOptionsQuery, PaymentOptionsQueryVariables, PaymentPreviewQuery, PaymentPreviewQueryVariables, PaymentQuery, PaymentQueryVariables, PaymentsQuery, PaymentsQueryVariables } from '../graph.ts';

export const PaymentOptionsDocument: TypedDocument<PaymentOptionsQuery, PaymentOptionsQueryVariables> = {
  id: 'sha256:ea8c1dbdc3438c4d8c27c7bcba1803ccd841147094d3129474bbdf3f25f38476',
  name: 'PaymentOptions',
};

export const PaymentPreviewDocument: TypedDocument<PaymentPreviewQuery, PaymentPreviewQueryVariables> = {
  id: 'sha256:470a53f33a1f2909e36f043fb16c46b5611e6c9f0ef55d99fd6baee31c958a72',
  name: 'PaymentPreview',
};

export const PaymentDocument: TypedDocument<PaymentQuery, PaymentQueryVariables> = {
  id: 'sha256:f7a02921f19ba522e4d8af107680871ba09a41af1a51e37c66e59fb2ba5af095',
  name: 'Payment',
};

export const PaymentByKeyDocument: TypedDocument<PaymentByKeyQuery, PaymentByKeyQueryVariables> = {
  id: 'sha256:41df6fae94d126ca19aae69f456203dc44701d758d3a5bedd81afb66f6c661dd',
  name: 'PaymentByKey',
};

export const PaymentsDocument: TypedDocument<PaymentsQuery, PaymentsQueryVariables> = {
  id: 'sha256:a0b101dadf4c228a872f4c5bfab9242eca68e5f6717e58a71061e077dee8f832',
  name: 'Payments',
};

export const MakePaymentDocument: TypedDocument<MakePaymentMutation, MakePaymentMutationVariables> = {
  id: 'sha256:6801798e01134005ece106ef2e7083789b6fc60a3861e13ff94cb140b339975f',
  name: 'MakePayment',
};
