// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { PaymentMethodsQuery, PaymentMethodsQueryVariables } from '../graph.ts';

export const PaymentMethodsDocument: TypedDocument<PaymentMethodsQuery, PaymentMethodsQueryVariables> = {
  id: 'sha256:b8f1238f0ba71297a700457c119a5d540df500cec9aae42d9e6de391ae91c1c0',
  name: 'PaymentMethods',
};
