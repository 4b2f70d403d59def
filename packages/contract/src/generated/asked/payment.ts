// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { MakePaymentMutation, MakePaymentMutationVariables, PaymentByKeyQuery, PaymentByKeyQueryVariables, PaymentOptionsQuery, PaymentOptionsQueryVariables, PaymentPreviewQuery, PaymentPreviewQueryVariables, PaymentQuery, PaymentQueryVariables, PaymentsQuery, PaymentsQueryVariables } from '../graph.ts';

export const PaymentOptionsDocument: TypedDocument<PaymentOptionsQuery, PaymentOptionsQueryVariables> = {
  id: 'sha256:439c167244d3cfed204699a64306db6493a950fddab412c78bdddd2acbf08f21',
  name: 'PaymentOptions',
};

export const PaymentPreviewDocument: TypedDocument<PaymentPreviewQuery, PaymentPreviewQueryVariables> = {
  id: 'sha256:470a53f33a1f2909e36f043fb16c46b5611e6c9f0ef55d99fd6baee31c958a72',
  name: 'PaymentPreview',
};

export const PaymentDocument: TypedDocument<PaymentQuery, PaymentQueryVariables> = {
  id: 'sha256:1ea92f754ceac6f3876b21adeae87f4cd2d96c82d4a760e429c7a6f35287978d',
  name: 'Payment',
};

export const PaymentByKeyDocument: TypedDocument<PaymentByKeyQuery, PaymentByKeyQueryVariables> = {
  id: 'sha256:cd37cfea3ce60acc36825350e0e52ad3642e9bda2ea2554c4b5c56ac5931c488',
  name: 'PaymentByKey',
};

export const PaymentsDocument: TypedDocument<PaymentsQuery, PaymentsQueryVariables> = {
  id: 'sha256:9feadc4012b9953e12280c787a34e4dfda3a8c3ad7228c7bee3171e0814dd0f7',
  name: 'Payments',
};

export const MakePaymentDocument: TypedDocument<MakePaymentMutation, MakePaymentMutationVariables> = {
  id: 'sha256:72e8becaed53f9047dce4728e8a711eec7874a8c64e540d1ae892428be82a8ab',
  name: 'MakePayment',
};
