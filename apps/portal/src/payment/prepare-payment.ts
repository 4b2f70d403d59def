import type { LoadWords } from '../start/portal-context.ts';

/** Fetches the payment and its words: on the way to the button that opens it, and before it shows. */
export async function preparePayment(loadWords: LoadWords): Promise<void> {
  const [{ oneTimePaymentBundles, preloadOneTimePayment }] = await Promise.all([
    import('@linework/billing-flows/one-time-payment'),
    import('../pages/PaymentPanel.tsx'),
  ]);
  await Promise.all([preloadOneTimePayment(), loadWords(oneTimePaymentBundles)]);
}
