import { PaymentMethodsDocument } from '@linework/contract';
import { asked, ofAccount } from '../parity/operation-cases.ts';
import { readByMany } from '../parity/reading-cases.ts';

export const walletOperations = {
  paymentMethods: asked(PaymentMethodsDocument, ofAccount, readByMany),
};
