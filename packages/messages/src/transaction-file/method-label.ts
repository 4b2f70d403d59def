import type { Texts } from '@linework/copy/words';
import type { MethodSnapshot } from '@linework/domain';
import type en from './transaction-file.en.json';

/** What a method was called when it was used, and its last digits. */
export const methodLabel = (
  t: Texts<typeof en>,
  { name, brand, accountType, lastFourDigits: digits }: MethodSnapshot,
): string => t('methods.label', { name: name ?? t(`methods.${brand ?? accountType ?? 'checking'}`), digits });
