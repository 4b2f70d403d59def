export { AmountScreen } from './AmountScreen.tsx';
export { ChangedFigures } from './ChangedFigures.tsx';
export { DateScreen } from './DateScreen.tsx';
export { OverpaymentModal } from './OverpaymentModal.tsx';
export { PaymentResultScreen } from './PaymentResultScreen.tsx';
export { type PaymentLinks, PaymentReviewScreen } from './PaymentReviewScreen.tsx';
export { paymentCopy } from './payment.copy.ts';
export { usePaymentAside } from './use-payment-aside.tsx';
