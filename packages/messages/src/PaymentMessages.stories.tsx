import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { SampleMail } from './SampleMail.tsx';

const meta = preview.meta({ title: 'Messages/Payments', component: SampleMail, play: readsAsPage });

/** It stands as a page of its own, in the language of whoever reads it. */
async function readsAsPage({ canvasElement }: { canvasElement: HTMLElement }) {
  const frame = canvasElement.querySelector('iframe');
  await waitFor(() => expect(frame?.contentDocument?.querySelector('h1')).not.toBeNull());
  const page = frame?.contentDocument;
  if (!page) throw new Error('The message is not shown');
  await expect(page.documentElement.lang).toBe(document.documentElement.lang);
  await expect(within(page.body).getAllByRole('link')).toHaveLength(1);
  await expect(page.body.scrollWidth).toBeLessThanOrEqual(page.documentElement.clientWidth);
}

export const PaymentMade = meta.story({ args: { name: 'paymentMade' } });
export const PaymentSentToBank = meta.story({ args: { name: 'paymentSentToBank' } });
export const DebitMade = meta.story({ args: { name: 'debitMade' } });
export const DebitSentToBank = meta.story({ args: { name: 'debitSentToBank' } });
export const PaymentScheduled = meta.story({ args: { name: 'paymentScheduled' } });
export const PaymentScheduledByBank = meta.story({ args: { name: 'paymentScheduledByBank' } });
export const PaymentChanged = meta.story({ args: { name: 'paymentChanged' } });
export const PaymentCancelled = meta.story({ args: { name: 'paymentCancelled' } });
export const PaymentFailed = meta.story({ args: { name: 'paymentFailed' } });
export const PaymentReturned = meta.story({ args: { name: 'paymentReturned' } });
