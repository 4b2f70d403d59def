export { AmountScreen } from './AmountScreen.tsx';
export { DateScreen } from './DateScreen.tsx';
export { OverpaymentModal } from './OverpaymentModal.tsx';
export { PaymentDetails } from './PaymentDetails.tsx';
export { PaymentResultScreen } from './PaymentResultScreen.tsx';
export { type PaymentLinks, PaymentReviewScreen } from './PaymentReviewScreen.tsx';
export { paymentCopy } from './payment.copy.ts';
export type { ResultContext, ResultView } from './result-view.ts';
export { usePaymentAside } from './use-payment-aside.tsx';
