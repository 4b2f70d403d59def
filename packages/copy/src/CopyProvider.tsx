import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { CopyInstance } from './create-copy.ts';

/** Gives everything below the words and formats of one instance. */
export function CopyProvider({ copy, children }: { copy: CopyInstance; children: ReactNode }) {
  return <I18nextProvider i18n={copy}>{children}</I18nextProvider>;
}
