import { useCopy } from '@linework/copy';
import { toTypedExpiration } from '@linework/domain';
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

/** The method that pays in words: its name, and whose it is or until when it works; `null` while there is none. */
export function useMethodWords(answers: MethodAnswers): MethodWords | null {
  const { t } = useCopy(methodsCopy);
  const labelOf = useMethodLabel();
  const { method } = answers;
  if (method?.kind === 'new')
    return { method: method.method, label: labelOf(method.method), note: t(newMethodNote(method)) };
  const saved = methodOption(answers)?.method;
  if (!saved) return null;
  const note =
    saved.type === 'creditCard'
      ? t('ownerExpires', { name: saved.nameOnCard, date: toTypedExpiration(saved.expirationDate) })
      : saved.nameOnAccount;
  return { method: saved, label: labelOf(saved), note };
}
