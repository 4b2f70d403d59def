import type { Language } from '../language.ts';

/** What the name of a copy file says: `…/one-time-payment.es.json` holds the Spanish of `oneTimePayment`. */
export interface CopyPath {
  readonly folder: string;
  readonly namespace: string;
  readonly language: Language;
}

/** Reads the path of a copy file; undefined when it is none. */
export function readCopyPath(path: string): CopyPath | undefined {
  const [, folder = '', name = '', language] = /^(?:(.*)\/)?([\w-]+)\.(en|es)\.json$/.exec(path) ?? [];
  if (!language) return undefined;
  return {
    folder,
    namespace: name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    language: language === 'es' ? 'es' : 'en',
  };
}
