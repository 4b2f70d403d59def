import preview from '../../../.storybook/preview.tsx';
import { readsAsPage } from './reads-as-page.ts';
import { SampleMail } from './SampleMail.tsx';

const meta = preview.meta({ title: 'Messages/Payments', component: SampleMail, play: readsAsPage });

export const PaymentMade = meta.story({ args: { name: 'paymentMade' } });
export const DevicePaid = meta.story({ args: { name: 'devicePaid' } });
export const DeviceNotPaid = meta.story({ args: { name: 'deviceNotPaid' } });
export const PaymentSentToBank = meta.story({ args: { name: 'paymentSentToBank' } });
export const DebitMade = meta.story({ args: { name: 'debitMade' } });
export const DebitSentToBank = meta.story({ args: { name: 'debitSentToBank' } });
export const PaymentScheduled = meta.story({ args: { name: 'paymentScheduled' } });
export const PaymentScheduledByBank = meta.story({ args: { name: 'paymentScheduledByBank' } });
export const PaymentChanged = meta.story({ args: { name: 'paymentChanged' } });
export const PaymentCancelled = meta.story({ args: { name: 'paymentCancelled' } });
export const PaymentFailed = meta.story({ args: { name: 'paymentFailed' } });
export const PaymentReturned = meta.story({ args: { name: 'paymentReturned' } });
