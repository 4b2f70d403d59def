import { useCopy } from '@linework/copy';
import type { RadioCardOption } from '@linework/design-system';
import {
  autoPayOfMethod,
  type CardBrand,
  hasLookAlike,
  type OfferedMethod,
  toTypedExpiration,
} from '@linework/domain';
import type { ReactNode } from 'react';
import { MethodIcon } from './MethodIcon.tsx';
import { methodsCopy } from './methods.copy.ts';
import { type MethodOffer, newMethods } from './new-methods.ts';
import { useMethodLabel } from './use-method-label.ts';

/** The cards of the picker: saved methods, the new one given before, and the ways to a new one. */
export function useMethodCards(
  { options, kept, offers, purpose = 'payment' }: MethodOffer,
  securityCode: (brand: CardBrand) => ReactNode,
): RadioCardOption[] {
  const { t } = useCopy(methodsCopy);
  const nameOf = useMethodLabel();

  const noteOf = ({ method, status }: OfferedMethod): string | undefined => {
    if (method.type === 'bankAccount') return method.nameOnAccount;
    const date = toTypedExpiration(method.expirationDate);
    if (status === 'expired') return t('expired', { date });
    const all = options.map((option) => option.method);
    if (hasLookAlike(method, all)) return t('ownerExpires', { name: method.nameOnCard, date });
    return status === 'expiringSoon' ? t('expiresSoon', { date }) : t('expires', { date });
  };
  const saved = options.map((option): RadioCardOption => {
    const { method, blockedReason } = option;
    return {
      value: method.id,
      title: nameOf(method),
      note: noteOf(option),
      icon: <MethodIcon method={method} />,
      ...(blockedReason && {
        unavailable:
          blockedReason === 'usedForAutoPay'
            ? t(`blocked.usedForAutoPay.${autoPayOfMethod(method) ?? 'allServices'}`)
            : t(`blocked.${blockedReason}`),
      }),
      ...(method.type === 'creditCard' && !blockedReason && { content: securityCode(method.brand) }),
    };
  });
  return [
    ...(kept
      ? [
          {
            value: newMethods.kept,
            title: nameOf(kept.method),
            note: t(
              `${purpose === 'autoPay' ? 'newMethodForAutoPay' : kept.save ? 'newMethodSaved' : 'newMethod'}.${kept.method.type}`,
            ),
            icon: <MethodIcon method={kept.method} />,
          },
        ]
      : []),
    ...saved,
    ...(offers.card
      ? [
          {
            value: newMethods.card,
            title: t('picker.newCard'),
            note: t(`picker.newCardNote.${purpose}`),
            icon: <MethodIcon method={{ type: 'creditCard' }} />,
          },
        ]
      : []),
    ...(offers.bankAccount
      ? [
          {
            value: newMethods.bankAccount,
            title: t('picker.newBankAccount'),
            note: offers.bankConnect ? t('picker.connectBankNote') : t('picker.newBankAccountNote'),
            icon: <MethodIcon method={{ type: 'bankAccount' }} />,
          },
        ]
      : []),
  ];
}
