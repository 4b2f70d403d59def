import { useCopy } from '@linework/copy';
import { type SavedMethod, toTypedExpiration } from '@linework/domain';
import { savedMethodsCopy } from './saved-methods.copy.ts';

export interface SavedMethodWords {
  /** Whose it is, and until when a card works: "Alma Ruiz, expires 08/29". */
  readonly holderOf: (saved: Pick<SavedMethod, 'method' | 'status'>) => string;
  /**
   * What takes money from it by itself, Auto Pay first; empty where nothing does.
   * @param saved all that are: beside an Auto Pay of mobile service the other one says that it leaves that out
   */
  readonly usesOf: (
    one: Pick<SavedMethod, 'method' | 'scheduled'>,
    saved: readonly Pick<SavedMethod, 'method'>[],
  ) => readonly string[];
  /** "Not in use". */
  readonly unused: string;
}

/** A saved method in words, besides its name. */
export function useSavedMethodWords(): SavedMethodWords {
  const { t } = useCopy(savedMethodsCopy);
  return {
    holderOf: ({ method, status }) =>
      method.type === 'bankAccount'
        ? method.nameOnAccount
        : t(status === 'expired' ? 'holder.expired' : 'holder.expires', {
            name: method.nameOnCard,
            date: toTypedExpiration(method.expirationDate),
          }),
    usesOf: ({ method, scheduled }, saved) => {
      const isMobileApart = [{ method }, ...saved].some((other) => other.method.usedBy.includes('mobile'));
      return [
        ...method.usedBy.map((scope) =>
          t(scope === 'allServices' && isMobileApart ? 'uses.allButMobile' : `uses.${scope}`),
        ),
        ...scheduled.map(({ amount, paymentDate: date }) => t('uses.scheduled', { amount, date })),
      ];
    },
    unused: t('uses.none'),
  };
}
