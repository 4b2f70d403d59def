import { useCallback } from 'react';
import { usePortal } from '../start/portal-context.ts';
import { preparePayment } from './prepare-payment.ts';

/** The customer is about to pay: fetch what that needs. Should it fail now, it is tried again when they do. */
export function usePayIntent(): () => void {
  const { loadWords } = usePortal();
  return useCallback(() => void preparePayment(loadWords).catch(() => undefined), [loadWords]);
}
