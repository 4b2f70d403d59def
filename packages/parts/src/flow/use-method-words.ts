import { useCopy } from '@linework/copy';
import { type CardMethod, hasLookAlike, toTypedExpiration } from '@linework/domain';
import { methodsCopy } from '../methods/methods.copy.ts';
import { type NameableMethod, useMethodLabel } from '../methods/use-method-label.ts';
import { type MethodAnswers, type MethodChoice, methodOption } from './chart/method-choice.ts';

/** A method as it is called, and a line about it. */
export interface MethodWords {
  readonly method: NameableMethod;
  readonly label: string;
  readonly note: string | undefined;
}

/** Whether a new method will be kept, and that some cannot be (spec section 5). */
function newMethodNote({ save, method }: Extract<MethodChoice, { kind: 'new' }>) {
  if (save) return `newMethodSaved.${method.type}` as const;
  return method.canBeSaved ? (`newMethod.${method.type}` as const) : 'newMethodNeverSaved';
}

/** The method that pays in words: its name, and until when it works or whose it is; `null` while there is none. */
export function useMethodWords(answers: MethodAnswers): MethodWords | null {
  const { t } = useCopy(methodsCopy);
  const labelOf = useMethodLabel();
  const { method } = answers;
  if (method?.kind === 'new')
    return { method: method.method, label: labelOf(method.method), note: t(newMethodNote(method)) };
  const saved = methodOption(answers)?.method;
  if (!saved) return null;
  return {
    method: saved,
    label: labelOf(saved),
    note: saved.type === 'creditCard' ? noteOf(saved) : saved.nameOnAccount,
  };

  function noteOf(card: CardMethod): string {
    const date = toTypedExpiration(card.expirationDate);
    const all = answers.options?.methods.map((option) => option.method) ?? [];
    return hasLookAlike(card, all)
      ? t('ownerExpires', { name: card.nameOnCard, date })
      : t('expires', { date });
  }
}
